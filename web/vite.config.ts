import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Everything is served from one origin under a strict policy: no inlined assets, no inlined
// script, no polyfill that would need one. `npm run dev` talks to a `chronotable serve` nearby.
const server = process.env.CHRONOTABLE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/chronotable/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    strictPort: false,
    proxy: { "/api": { target: server, ws: true } },
  },
});
