// What the last moves touched: it keeps a dashed ring until one's next choice.

import type { LogLine } from "../../protocol";

/** What happens of itself is not worth a ring. */
const QUIET = ["card_laid", "note_offered", "round_begun", "visit_begun", "note_bought", "note_picked"];

export const touched = (lines: readonly LogLine[]): ReadonlySet<string> =>
  new Set(
    lines
      .filter(({ event }) => !QUIET.includes(event))
      .flatMap(({ parts }) => Object.values(parts).map(String)),
  );
