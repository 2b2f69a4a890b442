// `npm run format` writes TypeScript, Svelte and CSS the way this says; the tests check it.
//
// Where a line of markup breaks is free: Svelte drops spaces at the ends of elements and blocks,
// and what stands side by side here is laid out by flex or grid, which draw none between. Where a
// space between words must be seen, it stands in braces.
export default {
  printWidth: 100,
  htmlWhitespaceSensitivity: "ignore",
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
