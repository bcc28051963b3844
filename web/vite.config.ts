import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { compress } from "./build/compress.ts";
import { preloadFonts } from "./build/fonts.ts";
import { rules } from "./build/rules.ts";
import { texts } from "./build/texts.ts";

export default defineConfig({
  plugins: [texts(), preloadFonts(), rules(), svelte(), compress()],
  // While developing: the pages come from Vite, the rest from `bagatelle serve`.
  server: { proxy: { "/api": { target: "http://127.0.0.1:8520", ws: true } } },
  build: { outDir: "../src/bagatelle/server/web", emptyOutDir: true },
});
