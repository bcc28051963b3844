// Who leads where, and what everybody would score now, in words. The view has counted; this says it.

import type { Explanation } from "../../components/explain.svelte";
import type { RokokoHallView, RokokoMajorityView, RokokoPlayerView } from "../../protocol";
import { say } from "../../texts";
import { labelOf } from "../facts.svelte";
import { nameIn } from "../refs";

const nobody = () => [say("rokoko-standing-nobody")];

/** What a majority is worth. */
export const majorityWord = ({ first, second }: RokokoMajorityView): string =>
  say("rokoko-majority", { first, second });

/** Everybody who is present in a hall, the leader first. */
export function hallStanding({ majority }: RokokoHallView, names: readonly string[]): string[] {
  const told = majority.standing.map(({ seat, pieces, points }) => {
    const name = names[seat] ?? "";
    return pieces > 0 || points > 0
      ? say("rokoko-standing", { name, pieces, points })
      : say("rokoko-standing-musician", { name });
  });
  return told.length > 0 ? told : nobody();
}

/** Everybody who owns fireworks, the leader first. */
export function fireworksStanding(
  { standing }: RokokoMajorityView,
  names: readonly string[],
): string[] {
  const told = standing.map(({ seat, pieces, points }) =>
    say("rokoko-standing-fireworks", { name: names[seat] ?? "", pieces, points }),
  );
  return told.length > 0 ? told : nobody();
}

/** What a player can pay with, for those who listen. */
export const tellMeans = ({ money, yarn, lace, tiles, hand }: RokokoPlayerView): string =>
  say("rokoko-has", { livres: money, yarn, lace, tiles, hand });

/** What one can count of a player's points; the sign says that there may be more in secret. */
export const pointsOf = ({ points, gains }: RokokoPlayerView): string =>
  points === null ? `${gains.reduce((sum, gain) => sum + gain.points, 0)}+` : String(points);

/** The same, line by line; all crowns are one. */
export function gainsOf({ gains }: RokokoPlayerView): string[] {
  const lines = new Map<string, number>();
  for (const { line, points } of gains) {
    const isCrown = nameIn(line).startsWith("crown-");
    const word = isCrown ? say("rokoko-line-crowns") : labelOf(line);
    lines.set(word, (lines.get(word) ?? 0) + points);
  }
  return [...lines].map(([line, points]) => say("rokoko-gain", { line, points }));
}

export const tellPoints = (player: RokokoPlayerView): Explanation => ({
  title: say(player.points === null ? "rokoko-now-open" : "rokoko-now"),
  lines: gainsOf(player),
  rule: { game: "rokoko", clause: "RK-END-0-01" },
});
