// Where points come from: the same colours, order and words wherever they are shown. Dark and pale
// parts alternate, so that neighbours differ in lightness and not only in hue.

import type { RokokoPlayerView } from "../../../protocol";
import { nameIn } from "../../refs";

export type Source = "guests" | "halls" | "decorations" | "staff" | "play" | "rest";

interface Look {
  readonly source: Source;
  readonly ground: string;
  readonly ink: string;
}
const DARK = "#2B1D05";
const WHITE = "#FFFFFF";

export const SOURCES: readonly Look[] = [
  { source: "guests", ground: "#B8507A", ink: WHITE },
  { source: "halls", ground: "#A9C8E6", ink: DARK },
  { source: "decorations", ground: "#2C5B45", ink: WHITE },
  { source: "staff", ground: "#D2914A", ink: DARK },
  { source: "play", ground: "#4B2E63", ink: WHITE },
  { source: "rest", ground: "#F0D48C", ink: DARK },
];

const OF: Readonly<Record<string, Source>> = {
  play: "play",
  favour: "staff",
  fireworks: "halls",
  "all-halls": "halls",
  statues: "decorations",
  decorations: "decorations",
  dresses: "guests",
  terrace: "guests",
  money: "rest",
  "du-barry-tiles": "rest",
  jewels: "rest",
};

/** Under which heading a line of the scoring stands; those that are not named are halls, crowns,
 * and the workers of modules. */
function sourceOf(line: string): Source {
  const name = nameIn(line);
  return OF[name] ?? (/^(royal$|hall)/.test(name) ? "halls" : "staff");
}

/** What a player would score now, by source. */
export function bySource({ gains }: RokokoPlayerView): ReadonlyMap<Source, number> {
  const sums = new Map<Source, number>();
  for (const { line, points } of gains) {
    const source = sourceOf(line);
    sums.set(source, (sums.get(source) ?? 0) + points);
  }
  return sums;
}
