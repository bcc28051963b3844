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

/** By game, the supplements to its rules: rokoko_expansions.md is `expansions` of rokoko. */
function supplements(): Map<string, string[]> {
  const files = readdirSync(RULES).filter((file) => file.endsWith(".md"));
  const games = new Map<string, string[]>();
  for (const name of files.map((file) => file.replace(/\.md$/, "")).sort()) {
    const game = [...games.keys()].find((each) => name.startsWith(`${each}_`));
    if (game) games.get(game)!.push(name.slice(game.length + 1));
    else games.set(name, []);
  }
  return games;
}

/** A game's own rules are in the file without a supplement; English is where they are made. */
function fileOf(game: string, supplement: string, language: string): string {
  const name = supplement ? `${game}_${supplement}` : game;
  return join(RULES, language === "en" ? "" : language, `${name}.md`);
}

const partsOf = (game: string): string[] => ["", ...(supplements().get(game) ?? [])];

/** The rules of a game with all supplements; one that is not translated is read in English. */
export function rulesOf(game: string, language: string): Rulebook {
  const books = partsOf(game).map((supplement) => {
    const read = (file: string) => readRulebook(readFileSync(file, "utf-8"), supplement);
    const english = read(fileOf(game, supplement, "en"));
    const translation = fileOf(game, supplement, language);
    return existsSync(translation) ? translated(read(translation), english) : english;
  });
  return {
    chapters: books.flatMap(({ chapters }) => chapters),
    rulings: books.flatMap(({ rulings }) => rulings),
  };
}

export function rules(): Plugin {
  return {
    name: "bagatelle-rules",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [, game, language] = id.split("/");
      if (game && language) {
        for (const each of ["en", language])
          for (const part of partsOf(game)) this.addWatchFile(fileOf(game, part, each));
        return `export default ${JSON.stringify(rulesOf(game, language))}`;
      }
      const lines = [...supplements().keys()].map((name) => {
        const books = LANGUAGES.filter((each) => existsSync(fileOf(name, "", each))).map(
          (each) => `"${each}": () => import("${NAME}/${name}/${each}")`,
        );
        return `"${name}": { ${books.join(", ")} }`;
      });
      return `export default { ${lines.join(",\n")} }`;
    },
  };
}
