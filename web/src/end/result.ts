// How a game went for whoever looks at its end, in words.

import type { Retrospect, ScoreSheet } from "../protocol";
import { listNames } from "../state/people";
import { language, say } from "../texts";

export interface Result {
  readonly game: string;
  readonly sheet: ScoreSheet;
  /** What everybody is called who has a score. */
  readonly names: readonly string[];
  /** The parties of this browser. */
  readonly mine: readonly number[];
}

/** A source is praised if it brought at least this part of the points, one in so many. */
const WORTH_A_WORD = 5;

const winnersOf = ({ sheet, names }: Pick<Result, "sheet" | "names">): readonly string[] =>
  names.filter((_, party) => sheet.places[party] === 1);

/** Who has won, as a title. */
export function titleOf({ game, sheet, names }: Omit<Result, "mine">): string {
  if (names.length === 1) return say("web-end-solo");
  const winners = winnersOf({ sheet, names });
  return say("web-end-winners", {
    game,
    names: listNames(winners, language()),
    count: winners.length,
  });
}

/** What it means for the one who looks; nothing for those who looked on, or share a device. */
export function ownResult({ sheet, names, mine }: Result): string {
  const [own] = mine;
  if (own === undefined || mine.length > 1 || names.length === 1) return "";
  const { totals, places } = sheet;
  const points = (party: number) => totals[party] ?? 0;
  const others = names.map((_, party) => party).filter((party) => party !== own);
  const winners = others.filter((party) => places[party] === 1);
  if (places[own] === 1) {
    if (winners.length > 0) {
      const shared = winners.map((party) => names[party]!);
      return say("web-end-shared", { names: listNames(shared, language()) });
    }
    const next = others.reduce((best, party) => (points(party) > points(best) ? party : best));
    return say("web-end-won", { points: points(own) - points(next), name: names[next]! });
  }
  const first = winners[0]!;
  return say("web-end-behind", {
    place: places[own] ?? 0,
    points: Math.abs(points(first) - points(own)),
    name: names[first]!,
  });
}

/** Where nobody else has more from: a word of comfort for whoever has not won. */
export function ownStrength({ sheet, names, mine }: Result, sources: Retrospect["sources"]): string {
  const [own] = mine;
  if (own === undefined || mine.length > 1 || names.length === 1) return "";
  if (sheet.places[own] === 1) return "";
  const strengths = sources
    .filter(({ points }) => points[own]! * WORTH_A_WORD >= sheet.totals[own]!)
    .filter(({ points }) => points[own]! > 0 && points.every((each) => each <= points[own]!))
    .sort((a, b) => b.points[own]! - a.points[own]!);
  const [best] = strengths;
  return best ? say("web-end-strength", { source: best.item }) : "";
}
