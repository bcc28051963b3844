// Reads the clauses of a game from its file in docs/rules: chapters, clauses and rulings. What is
// only there for the tests (vectors, decisions, invariants) stays out.

import type { Chapter, Clause, Ruling, Rulebook } from "../src/rules/rulebook.ts";

const ID = "[A-Z]+(?:-[A-Z0-9]+)*-[A-Z]*[0-9]+[a-z]?";
const HEADING = /^#+ (\d+(?:\.\d+)*)\.? (.*)$/;
const ROW = new RegExp(`^ *\\| *(${ID}) *\\|(.*)\\|? *$`);
const ITEM = new RegExp(`^ *[-*] \\*\\*(${ID})\\*\\*:? *(.*)$`);
const RULINGS = /\bR-\d+\b/g;
/** The sections of a file that hold rules, and rulings. */
const CLAUSES = "2";
const SETTLED = "3";

type Draft = { -readonly [key in keyof Chapter]: Chapter[key] } & { clauses: Clause[] };

export function readRulebook(source: string): Rulebook {
  const chapters: Draft[] = [];
  const rulings: Ruling[] = [];
  let section = "";
  for (const line of source.split("\n")) {
    const heading = HEADING.exec(line);
    if (heading) {
      const [, number, title] = heading as unknown as [string, string, string];
      section = number.split(".")[0]!;
      if (section === CLAUSES && number !== CLAUSES) {
        chapters.push({ number, title: plain(title.split(" — ")[0]!), note: "", clauses: [] });
      }
    } else if (section === CLAUSES && chapters.length > 0) {
      readClause(line, chapters.at(-1)!);
    } else if (section === SETTLED) {
      const row = ROW.exec(line);
      // An item says doubt, ruling and why in one line: what → **so** because.
      const found = row ?? ITEM.exec(line);
      const [doubt = "", ruling = ""] = row ? cells(row[2]!) : (found?.[2]?.split(" → ") ?? []);
      if (found) rulings.push({ id: found[1]!, doubt: plain(doubt), ruling: plain(ruling) });
    }
  }
  return { chapters: chapters.filter(({ clauses }) => clauses.length > 0), rulings };
}

function readClause(line: string, chapter: Draft): void {
  const row = ROW.exec(line);
  const item = row ? null : ITEM.exec(line);
  if (row) {
    const [text = "", ...more] = cells(row[2]!);
    chapter.clauses.push(clause(row[1]!, text, more.join(" ")));
  } else if (item) {
    chapter.clauses.push(clause(item[1]!, item[2]!, item[2]!));
  } else if (/^\s+\S/.test(line) && chapter.clauses.length > 0) {
    // An item goes on in the next line.
    const last = chapter.clauses.pop()!;
    const text = `${last.text} ${line.trim()}`;
    chapter.clauses.push(clause(last.id, text, text));
  } else if (/^[^|#\s-]/.test(line)) {
    chapter.note = `${chapter.note} ${plain(line)}`.trim();
  }
}

function clause(id: string, text: string, sources: string): Clause {
  const family = id.split("-")[0]!;
  const rulings = (sources.match(RULINGS) ?? []).map((ruling) => `${family}-${ruling}`);
  return { id, text: plain(text), rulings };
}

const cells = (row: string): string[] =>
  row
    .replace(/\| *$/, "")
    .split("|")
    .map((cell) => cell.trim());

/** Without the marks of Markdown. */
const plain = (text: string): string => text.replace(/\*+|`/g, "").trim();
