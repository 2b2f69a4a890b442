import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import { emblems } from "./emblems";

// Everything is served from one origin under a strict policy: no inlined assets, no inlined
// script, no polyfill that would need one. `npm run dev` talks to a `chronotable serve` nearby.
const server = process.env.CHRONOTABLE_SERVER ?? "http://127.0.0.1:8000";

// Python for a page without a server: it lies beside the page, and is loaded only there.
const PYTHON = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
const python: Plugin = {
  name: "python",
  generateBundle() {
    for (const file of [...PYTHON, "pyodide-lock.json"]) {
      const source = readFileSync(new URL(`node_modules/pyodide/${file}`, import.meta.url));
      this.emitFile({ type: "asset", fileName: `pyodide/${file}`, source });
    }
  },
};

export default defineConfig({
  plugins: [svelte(), emblems(), python],
  worker: { format: "es" },
  // The page may lie in any folder: only its first file is named from the root.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
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
