import { expect, test } from "vitest";

import type { LogLine } from "../protocol";
import {
  actorOf, inShort, sinceLastTurn, thisRound, toldBesideName, toldTo, touchedBy, turnsOf, type Turn,
} from "./news";

const KINDS = {
  routine: ["turn_begun", "dealt"],
  tones: { turn_begun: "heading", round_begun: "heading" },
  roles: { turn_begun: "course", income: "course", played: "detail" },
} as const;

const line = (event: string, parts: LogLine["parts"] = {}): LogLine => ({
  event,
  parts,
  message: { id: "line", args: { player: "Ada", who: "other" } },
  clause: null,
});

/** A digit is a deed of a seat, counted from 0; `>1` begins a turn of seat 1, `$1` is its income,
 * `|` begins a round, a dash is dealt by itself. */
const log = (story: string): LogLine[] =>
  [...story.matchAll(/([>$]?)(\d)|([|-])/g)].map(([, sign, seat, other]) => {
    if (other) return line(other === "|" ? "round_begun" : "dealt", { dish: "dish:Y7" });
    const event = sign === ">" ? "turn_begun" : sign === "$" ? "income" : "deed";
    return line(event, { player: `seat:${Number(seat) + 1}` });
  });
const told = (turns: readonly Turn[]): string =>
  turns.map(({ seat, lines }) => `${seat}x${lines.length}`).join(" ");
const since = (story: string, seat: number | null, isToAct: boolean) =>
  sinceLastTurn(turnsOf(log(story), KINDS), seat, isToAct);

test("a line tells whose doing it is", () => {
  expect(log("2-").map(actorOf)).toEqual([2, null]);
});

test("a log falls into turns; what befalls somebody belongs to none", () => {
  expect(told(turnsOf(log(">000-|>1111$0$1>2"), KINDS))).toBe("0x2 1x3 2x0");
  expect(told(turnsOf(log("0101-100"), KINDS))).toBe("0x1 1x1 0x1 1x2 0x2");
  expect(told(turnsOf(log(">00>00"), KINDS))).toBe("0x1 0x1");
});

test.each([
  ["the others have moved, and one is to move", ">00>11>22>0", "1x1 2x1", false],
  ["one's own turn has begun with a step", ">00>11>22>00", "1x1 2x1", true],
  ["one has not moved yet", ">11>22>0", "1x1 2x1", false],
  ["one comes back to an auction", "01210", "1x1 2x1 1x1", true],
  ["one comes back to an auction before a step", "0121", "1x1 2x1 1x1", false],
])("%s", (_, story, expected, hasStepped) => {
  const found = since(story, 0, true);
  expect([told(found.deeds), found.hasStepped]).toEqual([expected, hasStepped]);
});

test("with the end of one's turn the deeds of the others begin anew", () => {
  expect(told(since(">11>2>00>1", 0, false).deeds)).toBe("");
  expect(told(since(">11>2>00>11", 0, false).deeds)).toBe("1x1");
});

test("turns are numbered from the player after oneself", () => {
  expect(since("0121", 0, true).deeds.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test("whoever looks on sees the last turn of everybody", () => {
  expect(told(since(">00>11>22>00>11", null, false).deeds)).toBe("2x1 0x1 1x1");
  expect(told(since(">00>1", null, false).deeds)).toBe("0x1");
});

test("a short account tells the deeds, or whatever there is", () => {
  const [played, made] = [line("played", { player: "seat:1" }), line("made", { player: "seat:1" })];
  expect(inShort({ seat: 0, from: 0, lines: [played, made] }, KINDS)).toEqual([made]);
  expect(inShort({ seat: 0, from: 0, lines: [played] }, KINDS)).toEqual([played]);
});

test("a turn touches the things it names, but neither seats nor notes", () => {
  const parts = { player: "seat:2", dress: "dress:cl07", window: "window:4", livres: 5, note: "note:J" };
  const turn = { seat: 1, from: 0, lines: [line("made", parts), line("made", parts)] };
  expect(touchedBy(turn)).toEqual(["dress:cl07", "window:4", "event:made", "word:2"]);
});

test("one is told one's own doings as one's own", () => {
  const stolen = line("stolen", { player: "seat:1", victim: "seat:2" });
  expect(toldTo(stolen, 0).args["who"]).toBe("you");
  expect(toldTo(stolen, 1).args).toEqual({ player: "Ada", who: "other", whom: "you" });
  expect(toldTo(stolen, null)).toBe(stolen.message);
  expect(toldBesideName(stolen, 0).args).toEqual({ player: "", who: "other" });
});

test("of a long round only the end is told", () => {
  expect(thisRound(log("012|01"), KINDS)).toHaveLength(3);
  expect(thisRound(log("1".repeat(100)), KINDS)).toHaveLength(40);
});
