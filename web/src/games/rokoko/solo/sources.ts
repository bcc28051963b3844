// Where points come from: the same colours, order and words wherever they are shown.

import { pointTint } from "../../../art/points";
import type { RokokoPlayerView } from "../../../protocol";
import { nameIn } from "../../refs";

export type Source = "guests" | "halls" | "decorations" | "staff" | "play" | "rest";

interface Look {
  readonly source: Source;
  readonly ground: string;
  readonly ink: string;
}

const ORDER: readonly Source[] = ["guests", "halls", "decorations", "staff", "play", "rest"];
export const SOURCES: readonly Look[] = ORDER.map((source, n) => ({ source, ...pointTint(n) }));

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
