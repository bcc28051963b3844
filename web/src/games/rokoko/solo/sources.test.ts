import { expect, test } from "vitest";

import type { RokokoPlayerView } from "../../../protocol";
import { bySource } from "./sources";

test("every line of the scoring has a source", () => {
  const gains = [
    ["play", 1], ["money", 2], ["crown-6-3", 4], ["favour", 8], ["royal", 16], ["hall3", 32],
    ["fireworks", 64], ["statues", 128], ["dresses", 256], ["terrace", 512], ["decorations", 1024],
    ["all-halls", 2048], ["du-barry-tiles", 4096], ["jewels", 8192],
  ] as const;
  const player = {
    gains: gains.map(([line, points]) => ({ line: `line:${line}`, points })),
  } as unknown as RokokoPlayerView;
  expect(Object.fromEntries(bySource(player))).toEqual({
    play: 1,
    staff: 4 + 8,
    halls: 16 + 32 + 64 + 2048,
    decorations: 128 + 1024,
    guests: 256 + 512,
    rest: 2 + 4096 + 8192,
  });
});
