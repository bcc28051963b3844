// Bundles the message catalogues: `virtual:texts` knows a lazy chunk for each language and part.

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

import { agreed, idsSource, readCatalogues, unknownIds, type Args } from "./catalogues.ts";

const NAME = "virtual:texts";
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
export const CATALOGUES = path("../../src/bagatelle/texts");
export const SOURCES = path("../src");
export const IDS = path("../src/texts/ids.ts");

export function texts(): Plugin {
  let catalogues = readCatalogues(CATALOGUES);
  const isTest = process.env["VITEST"] !== undefined;
  const prepare = (): void => {
    catalogues = readCatalogues(CATALOGUES);
    const args = agreed(catalogues);
    if (isTest) return;
    const ids = idsSource(args);
    if (!existsSync(IDS) || readFileSync(IDS, "utf-8") !== ids) writeFileSync(IDS, ids);
    checkSources(args);
  };
  return {
    name: "bagatelle-texts",
    buildStart: prepare,
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [, language, part] = id.split("/");
      if (language && part) return `export default ${JSON.stringify(catalogues[language]![part])}`;
      const lines = Object.entries(catalogues).map(([language, parts]) => {
        const chunks = Object.keys(parts).map(
          (part) => `"${part}": () => import("${NAME}/${language}/${part}")`,
        );
        return `"${language}": { ${chunks.join(", ")} }`;
      });
      return `export default { ${lines.join(",\n")} }`;
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(CATALOGUES)) return;
      prepare();
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: "full-reload" });
    },
    configureServer: (server) => void server.watcher.add(CATALOGUES),
  };
}

/** Types find an unknown id, too; this finds it in a build without a check of the types. */
function checkSources(args: Args): void {
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })) {
    if (!/\.(ts|svelte)$/.test(file) || /\.test\.ts$/.test(file)) continue;
    const unknown = unknownIds(readFileSync(join(SOURCES, file), "utf-8"), args);
    if (unknown.length > 0) throw new Error(`src/${file}: no text for ${unknown.join(", ")}`);
  }
}
