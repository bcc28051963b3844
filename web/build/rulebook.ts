// Reads the clauses of a game from its file in docs/rules: chapters, clauses and rulings. What is
// only there for the engine and its tests (vectors, decisions, algorithms) stays out.

import type { Chapter, Clause, Ruling, Rulebook } from "../src/rules/rulebook.ts";

const ID = "[A-Z]+(?:-[A-Z0-9]+)*-[A-Z]*[0-9]+[a-z]?";
/** The title of a file; what it is besides, such as normative, follows a dash. */
const TITLE = /^# (.*?)(?: — .*)?$/m;
const HEADING = /^#+ (\d+(?:\.\d+)*)\.? (.*)$/;
/** A heading without a number: a part of a chapter. */
const PART = /^#+ (.*)$/;
const FENCED = /^```[^]*?^```$/gm;
/** What a clause tells the tests. */
const NOT_TESTABLE = / \(not testable: [^)]+\)/;
const ROW = new RegExp(`^ *\\| *(${ID}) *\\|(.*)\\|? *$`);
const ITEM = new RegExp(`^ *[-*] \\*\\*(${ID})\\*\\*:? *(.*)$`);
/** `R-12` is a ruling of the clause's own family, BQ-R-12 or RK-R-12; RX-12 has no other name. */
const RULINGS = /\bRX?-\d+\b/g;
/** The sections of a file that hold rules, and rulings. */
const CLAUSES = "2";
const SETTLED = "3";

type Draft = { -readonly [key in keyof Chapter]: Chapter[key] } & {
  clauses: Clause[];
  /** The part that is being read. */
  part: string;
};

/** A supplement adds chapters to the rules of its game, under the title of its file. */
export function readRulebook(source: string, supplement = ""): Rulebook {
  const of = supplement && plain(TITLE.exec(source)?.[1] ?? "");
  const chapters: Draft[] = [];
  const rulings: Ruling[] = [];
  let section = "";
  for (const line of source.replace(FENCED, "").split("\n")) {
    const heading = HEADING.exec(line);
    if (heading) {
      const [, number, title] = heading as unknown as [string, string, string];
      section = number.split(".")[0]!;
      if (section === CLAUSES && number !== CLAUSES) {
        chapters.push({
          number: supplement ? `${supplement}-${number}` : number,
          supplement: of,
          title: plain(title.split(" — ")[0]!),
          note: "",
          clauses: [],
          part: "",
        });
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
  const read = chapters.map(({ part: _, ...chapter }) => chapter);
  return { chapters: read.filter(({ clauses }) => clauses.length > 0), rulings };
}

/** A translation. Where a clause comes from, and so what settled it, only the English rules say. */
export function translated(book: Rulebook, english: Rulebook): Rulebook {
  const clauses = english.chapters.flatMap((chapter) => chapter.clauses);
  const settled = new Map(clauses.map(({ id, rulings }) => [id, rulings]));
  const chapters = book.chapters.map((chapter) => ({
    ...chapter,
    clauses: chapter.clauses.map((each) => ({ ...each, rulings: settled.get(each.id) ?? [] })),
  }));
  return { ...book, chapters };
}

function readClause(line: string, chapter: Draft): void {
  const row = ROW.exec(line);
  const item = row ? null : ITEM.exec(line);
  const part = PART.exec(line);
  if (row) {
    const [text = "", ...more] = cells(row[2]!);
    chapter.clauses.push(clause(row[1]!, chapter.part, text, more.join(" ")));
  } else if (item) {
    chapter.clauses.push(clause(item[1]!, chapter.part, item[2]!, item[2]!));
  } else if (part) {
    chapter.part = plain(part[1]!);
  } else if (/^\s+\S/.test(line) && chapter.clauses.length > 0) {
    // An item goes on in the next line.
    const last = chapter.clauses.pop()!;
    const text = `${last.text} ${line.trim()}`;
    chapter.clauses.push(clause(last.id, last.part, text, text));
  } else if (/^[^|\s-]/.test(line) && chapter.clauses.length === 0) {
    chapter.note = `${chapter.note} ${plain(line)}`.trim();
  }
}

function clause(id: string, part: string, text: string, sources: string): Clause {
  const family = id.split("-")[0]!;
  const rulings = (sources.match(RULINGS) ?? []).map((ruling) =>
    ruling.startsWith("R-") ? `${family}-${ruling}` : ruling,
  );
  return { id, part, text: plain(text.replace(NOT_TESTABLE, "")), rulings };
}

const cells = (row: string): string[] =>
  row
    .replace(/\| *$/, "")
    .split("|")
    .map((cell) => cell.trim());

/** Without the marks of Markdown. */
const plain = (text: string): string => text.replace(/\*+|`/g, "").trim();
