// The message catalogues as the app takes them: which files go into which chunk, what they hold,
// and whether the languages agree. The files themselves are those of the Python package.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";

import { FORMS } from "../src/texts/forms.ts";

type Entry = FluentResource["body"][number];
type Pattern = NonNullable<Entry["value"]>;
type Element = Exclude<Pattern, string>[number];

export const LANGUAGES = ["en", "fr", "de"] as const;
/** What every page needs; every other file belongs to a game and is a chunk of its own. */
const CORE = ["kernel", "server", "web"];
/** What is said on a command line only. */
const ELSEWHERE = ["cli", "pack", "terminal"];

/** The sources of one language, by part: `core`, or the name of a game. */
export type Parts = Record<string, string>;

/** The args of each message, in the words of the code: `first_name` for `$first-name`. */
export type Args = Record<string, string[]>;

/** The catalogues of every language in a folder of folders. */
export function readCatalogues(folder: string): Record<string, Parts> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, read(join(folder, language))]));
}

function read(folder: string): Parts {
  const parts: Parts = {};
  for (const file of readdirSync(folder).sort()) {
    const stem = file.replace(/\.ftl$/, "");
    if (stem === file || ELSEWHERE.includes(stem)) continue;
    const part = CORE.includes(stem) ? "core" : stem;
    const source = readFileSync(join(folder, file), "utf-8").replace(/^#.*\n/gm, "");
    parts[part] = (parts[part] ?? "") + source.replace(/\n{2,}/g, "\n");
  }
  return parts;
}

/** The messages of a catalogue with their args; throws if a line is not Fluent. */
export function gapsOf(where: string, parts: Parts): Args {
  const sources = Object.values(parts);
  const entries = new Map(
    sources.flatMap((source) => new FluentResource(source).body).map((each) => [each.id, each]),
  );
  // The parser passes over what it cannot read, so what looks like a message is counted.
  for (const [, id] of sources.join("").matchAll(/^([a-zA-Z][\w-]*) *=/gm)) {
    if (!entries.has(id!)) throw new Error(`${where}: the text of “${id}” cannot be read`);
  }
  const args: Args = {};
  for (const [id, entry] of entries) {
    const found = new Set<string>();
    collect(entry.value, entries, found, `${where}: ${id}`);
    args[id] = [...found].sort();
  }
  return args;
}

/** A form of what fills a gap comes with it: `$dress-a` is given by whoever gives `$dress`. */
const FORM = new RegExp(`-(${FORMS.join("|")})$`);

function collect(
  pattern: Pattern | null | undefined,
  entries: Map<string, Entry>,
  found: Set<string>,
  where: string,
): void {
  if (pattern === undefined) throw new Error(`${where} mentions a text that is not there`);
  if (pattern === null || typeof pattern === "string") return;
  const visit = (element: Element): void => {
    if (typeof element === "string") return;
    if (element.type === "var") {
      found.add(element.name.replace(FORM, "").replaceAll("-", "_"));
    } else if (element.type === "mesg") {
      const entry = entries.get(element.name);
      const inner = element.attr === null ? entry?.value : entry?.attributes[element.attr];
      collect(inner, entries, found, where);
    } else if (element.type === "func") {
      element.args.forEach((arg) => arg.type !== "narg" && visit(arg));
    } else if (element.type === "select") {
      visit(element.selector);
      for (const variant of element.variants) collect(variant.value, entries, found, where);
    }
  };
  pattern.forEach(visit);
}

/** The messages that all languages share; throws if they differ in a message or a gap. */
export function agreed(catalogues: Record<string, Parts>): Args {
  const [first, ...others] = Object.entries(catalogues).map(
    ([language, parts]) => [language, gapsOf(language, parts)] as const,
  );
  const [language, args] = first!;
  for (const [other, theirs] of others) {
    for (const id of new Set([...Object.keys(args), ...Object.keys(theirs)])) {
      const [here, there] = [args[id]?.join(), theirs[id]?.join()];
      if (here !== there) {
        throw new Error(`“${id}” has other args in ${language} than in ${other}: ${here}; ${there}`);
      }
    }
  }
  return args;
}

/** The TypeScript of `src/texts/ids.ts`: every message with the names of its args. */
export function idsSource(args: Args): string {
  const lines = Object.keys(args)
    .sort()
    .map((id) => `  "${id}": ${args[id]!.map((gap) => `"${gap}"`).join(" | ") || "never"};`);
  return `// Written by the build from the message catalogues: change those, not this file.

/** Every message that the app can say, with the names of its args. */
export interface Args {
${lines.join("\n")}
}
`;
}

/** The ids in a source that look like messages of the app and are none. */
export function unknownIds(source: string, args: Args): string[] {
  return [...source.matchAll(/["'`](web-[a-z0-9-]+)(["'`]|\$\{)/g)]
    .filter(([, id, end]) =>
      end === "${" ? !Object.keys(args).some((known) => known.startsWith(id!)) : !(id! in args),
    )
    .map(([, id]) => id!);
}
