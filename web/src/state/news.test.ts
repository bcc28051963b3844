import { expect, test } from "vitest";

import type { LogLine } from "../protocol";
import { actorOf, sinceLastTurn } from "./news";

/** A digit is the doing of a seat, counted from 0; a dash happened by itself. */
const log = (story: string): LogLine[] =>
  [...story].map((who, at) => ({
    event: `${who}${at}`,
    parts: who === "-" ? { dish: "dish:Y7" } : { player: `seat:${Number(who) + 1}` },
    message: { id: "line", args: {} },
    clause: null,
  }));
const told = (lines: readonly LogLine[]): string => lines.map(({ event }) => event[0]).join("");

test("a line tells whose doing it is", () => {
  expect(log("2-").map(actorOf)).toEqual([2, null]);
});

test.each([
  ["others have moved since", "-0101-0-12-2", [0], "-0-12-2"],
  ["one is moving again", "1-0-0-1-2-0-0", [0], "-0-0-1-2-0-0"],
  ["nobody else has moved", "-00-0", [0], "-00-0"],
  ["one has not moved yet", "-1-2", [0], "-1-2"],
  ["several play at one device", "0-2-1-2-0", [0, 1], "-1-2-0"],
  ["a spectator reads all", "0-1-2", [], "0-1-2"],
])("%s", (_, story, mine, expected) => {
  expect(told(sinceLastTurn(log(story), mine))).toBe(expected);
});

test("of a long story only the end is told", () => {
  expect(sinceLastTurn(log("1".repeat(100)), [0])).toHaveLength(40);
});
