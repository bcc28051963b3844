import { expect, test } from "vitest";

import { cut, search } from "../src/rules/rulebook.ts";
import { LANGUAGES } from "./catalogues.ts";
import { readRulebook, translated } from "./rulebook.ts";
import { rulesOf } from "./rules.ts";

const SOURCE = `# A game
## 1. Glossary
| BQ-NO-01 | not a clause of chapter two | |
## 2. Clauses
### 2.1 The turn — BQ-TURN
Read this **first**,
and then that.

| ID | Clause | Stands in |
|---|---|---|
| BQ-TURN-01 | Players take turns \`clockwise\`. | §Turn |
| BQ-TURN-02 | A turn has four steps; see BQ-TURN-01. | §Turn, R-13, R-02 |

Algorithm (informative):

\`\`\`
turn:
  serve
\`\`\`

### 2.2 As items, in parts
#### First
- **RK-GEN-01** An item
  that goes on (R-07).
#### Then
- **RK-GEN-02** What is printed (not testable: it is a picture).
### 2.3 Nothing
## 3. Rulings
| ID | Doubt | Ruling | Why |
|---|---|---|---|
| BQ-R-13 | When? | At once. | Because. |
- **RK-R-07** Where is *it*? → **There.** So it says.
## 4. Vectors
| BQ-T-01 | a vector |
`;

test("chapters hold their clauses, with the rulings that settle them", () => {
  const { chapters } = readRulebook(SOURCE);
  expect(chapters).toEqual([
    {
      number: "2.1",
      supplement: "",
      title: "The turn",
      note: "Read this first, and then that.",
      clauses: [
        { id: "BQ-TURN-01", part: "", text: "Players take turns clockwise.", rulings: [] },
        {
          id: "BQ-TURN-02",
          part: "",
          text: "A turn has four steps; see BQ-TURN-01.",
          rulings: ["BQ-R-13", "BQ-R-02"],
        },
      ],
    },
    {
      number: "2.2",
      supplement: "",
      title: "As items, in parts",
      note: "",
      clauses: [
        {
          id: "RK-GEN-01",
          part: "First",
          text: "An item that goes on (R-07).",
          rulings: ["RK-R-07"],
        },
        { id: "RK-GEN-02", part: "Then", text: "What is printed.", rulings: [] },
      ],
    },
  ]);
});

test("rulings are kept, vectors are not", () => {
  expect(readRulebook(SOURCE).rulings).toEqual([
    { id: "BQ-R-13", doubt: "When?", ruling: "At once." },
    { id: "RK-R-07", doubt: "Where is it?", ruling: "There. So it says." },
  ]);
});

test("a translated clause is settled by what settles it in English", () => {
  const french = readRulebook(`## 2. Clauses
### 2.1 Le tour
| BQ-TURN-02 | Un tour compte quatre étapes. |
## 3. Arbitrages
| BQ-R-13 | Quand ? | Aussitôt. |
`);
  expect(translated(french, readRulebook(SOURCE))).toEqual({
    chapters: [
      {
        number: "2.1",
        supplement: "",
        title: "Le tour",
        note: "",
        clauses: [
          {
            id: "BQ-TURN-02",
            part: "",
            text: "Un tour compte quatre étapes.",
            rulings: ["BQ-R-13", "BQ-R-02"],
          },
        ],
      },
    ],
    rulings: [{ id: "BQ-R-13", doubt: "Quand ?", ruling: "Aussitôt." }],
  });
});

test("a supplement has a title, numbers and rulings of its own", () => {
  const source = `# More dishes — normative
## 2. Clauses
### 2.0 Setup
| MD-01 | More dishes are added. | RX-02, BASE§ |
## 3. Rulings
| RX-02 | Which? | All. | Why not. |
`;
  expect(readRulebook(source, "dishes")).toEqual({
    chapters: [
      {
        number: "dishes-2.0",
        supplement: "More dishes",
        title: "Setup",
        note: "",
        clauses: [{ id: "MD-01", part: "", text: "More dishes are added.", rulings: ["RX-02"] }],
      },
    ],
    rulings: [{ id: "RX-02", doubt: "Which?", ruling: "All." }],
  });
});

test("a search wants every word, whatever its accents", () => {
  const { chapters } = readRulebook(SOURCE);
  const found = (words: string) =>
    search(chapters, words).flatMap(({ clauses }) => clauses.map(({ id }) => id));
  expect(found("TURN four")).toEqual(["BQ-TURN-02"]);
  expect(found("bq-turn-01")).toEqual(["BQ-TURN-01", "BQ-TURN-02"]);
  expect(found("tûrn clockwisé")).toEqual(["BQ-TURN-01"]);
  expect(found("five")).toEqual([]);
  expect(search(chapters, "  ")).toBe(chapters);
});

test("a text is cut where it names a clause that there is", () => {
  expect(cut("see BQ-TURN-01, not BQ-X-09.", new Set(["BQ-TURN-01"]))).toEqual([
    { text: "see ", link: null },
    { text: "BQ-TURN-01", link: "BQ-TURN-01" },
    { text: ", not ", link: null },
    { text: "BQ-X-09", link: null },
    { text: ".", link: null },
  ]);
});

/** Chapters as a file numbers them, from one to another. */
const numbers = (from: number, to: number, before = ""): string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => `${before}2.${from + n}`);

test.each([
  ["augsburg", numbers(1, 16)],
  ["banquet", numbers(1, 13)],
  ["rokoko", [...numbers(1, 17), ...numbers(0, 25, "expansions-")]],
])("the rules of %s are read whole, in every language", (game, chapters) => {
  const books = LANGUAGES.map((language) => rulesOf(game, language));
  /** The same in every language: the numbers, where a note or a part begins, what is settled. */
  const shapes = books.map(({ chapters, rulings }) => ({
    chapters: chapters.map(({ number, supplement, note, clauses }) => ({
      number,
      isOwn: supplement === "",
      hasNote: note !== "",
      clauses: clauses.map(({ id, part, rulings }, n) => {
        return { id, rulings, opens: part !== clauses[n - 1]?.part };
      }),
    })),
    rulings: rulings.map(({ id, doubt, ruling }) => [id, doubt !== "", ruling !== ""]),
  }));
  const [english, ...others] = shapes;
  for (const other of others) expect(other).toEqual(english);
  expect(english!.chapters.map(({ number }) => number)).toEqual(chapters);
  const clauses = english!.chapters.flatMap((chapter) => chapter.clauses);
  expect(clauses.length).toBeGreaterThan(150);
  const known = new Set(books[0]!.rulings.map(({ id }) => id));
  for (const { rulings } of clauses) expect(rulings.filter((id) => !known.has(id))).toEqual([]);
});

test.each(LANGUAGES)("whatever a log of Rokoko links to stands in its rules (%s)", (language) => {
  const { chapters } = rulesOf("rokoko", language);
  const ids = chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id));
  expect(ids).toEqual(expect.arrayContaining(["RK-GEN-01", "JB-JEWEL-12", "DB-TAIL-04", "EX-G1a"]));
  expect(new Set(ids).size).toBe(ids.length);
});
