// What the last moves touched: it keeps a dashed ring until one's next choice.

import type { LogLine } from "../../protocol";

/** What happens of itself at the beginning of a round is not worth a ring. */
const QUIET = [
  "round_begun", "turn_begun", "worker_offered", "tile_laid", "dress_moved", "dress_shown",
  "jewel_moved", "jewel_offered", "specialist_dealt",
];

export const touched = (lines: readonly LogLine[]): ReadonlySet<string> =>
  new Set(
    lines
      .filter(({ event }) => !QUIET.includes(event))
      .flatMap(({ parts }) => Object.values(parts).map(String)),
  );
