// The rules of a game as the page shows them. The build reads them from docs/rules.

/** One rule: one fact, under a number that never changes. */
export interface Clause {
  readonly id: string;
  /** The title of the part of its chapter where it stands, or nothing. */
  readonly part: string;
  readonly text: string;
  /** The rulings that settle it, by their ids. */
  readonly rulings: readonly string[];
}

export interface Chapter {
  /** No two chapters of a game have the same. */
  readonly number: string;
  /** The title of the supplement that it belongs to, such as a game's expansions, or nothing. */
  readonly supplement: string;
  readonly title: string;
  /** What has to be known to read the clauses below. */
  readonly note: string;
  readonly clauses: readonly Clause[];
}

/** What was decided where the printed rules leave a doubt. */
export interface Ruling {
  readonly id: string;
  readonly doubt: string;
  readonly ruling: string;
}

export interface Rulebook {
  readonly chapters: readonly Chapter[];
  readonly rulings: readonly Ruling[];
}

/** For comparing what somebody types with what is written: without capitals and accents. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}|’|'/gu, "");

/** The chapters with those clauses that hold every word. */
export function search(chapters: readonly Chapter[], words: string): readonly Chapter[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      note: "",
      clauses: chapter.clauses.filter(({ id, part, text }) => {
        const written = plain(`${id} ${text} ${part} ${chapter.title}`);
        return wanted.every((word) => written.includes(word));
      }),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}

/** A piece of a text; `link` is the place of the clause or the chapter that it names. */
export interface Piece {
  readonly text: string;
  readonly link: string | null;
}

/** What the chapters are called, by the numbers under which the clauses know them. */
export const chapterTitles = (chapters: readonly Chapter[]): ReadonlyMap<string, string> =>
  new Map(chapters.map(({ number, title }) => [number, title]));

/** A text cut where it names a clause or a chapter that there is. Readers know chapters by their
 * titles, not by the numbers that the text has for them. */
export function cut(
  text: string,
  known: ReadonlySet<string>,
  titles: ReadonlyMap<string, string> = new Map(),
): Piece[] {
  return text
    .split(/([A-Z]+(?:-[A-Z0-9]+)*-[A-Z]*\d+[a-z]?|\b\d\.\d{1,2}\b)/)
    .filter(Boolean)
    .map((piece) => {
      const title = titles.get(piece);
      if (title !== undefined) return { text: `“${title}”`, link: `chapter-${piece}` };
      return { text: piece, link: known.has(piece) ? piece : null };
    });
}
