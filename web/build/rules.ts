// Bundles the rules: `virtual:rules` knows a lazy chunk for each game and language.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

import type { Rulebook } from "../src/rules/rulebook.ts";
import { LANGUAGES } from "./catalogues.ts";
import { readRulebook, translated } from "./rulebook.ts";

const NAME = "virtual:rules";
const RULES = fileURLToPath(new URL("../../docs/rules", import.meta.url));

/** The file of a game's rules in a language; English is where they are made. */
const fileOf = (game: string, language: string): string =>
  join(RULES, language === "en" ? "" : language, `${game}.md`);

export function rulesOf(game: string, language: string): Rulebook {
  const book = readRulebook(readFileSync(fileOf(game, language), "utf-8"));
  return language === "en" ? book : translated(book, rulesOf(game, "en"));
}

export function rules(): Plugin {
  return {
    name: "bagatelle-rules",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [, game, language] = id.split("/");
      if (game && language) {
        for (const each of ["en", language]) this.addWatchFile(fileOf(game, each));
        return `export default ${JSON.stringify(rulesOf(game, language))}`;
      }
      const games = readdirSync(RULES).filter((file) => file.endsWith(".md"));
      const lines = games.map((file) => {
        const name = file.replace(/\.md$/, "");
        const books = LANGUAGES.filter((each) => existsSync(fileOf(name, each))).map(
          (each) => `"${each}": () => import("${NAME}/${name}/${each}")`,
        );
        return `"${name}": { ${books.join(", ")} }`;
      });
      return `export default { ${lines.join(",\n")} }`;
    },
  };
}
