// Svelte reads TypeScript by itself, as long as it is only types; nothing else needs a preprocessor.
export default {
  compilerOptions: { runes: true },
};
