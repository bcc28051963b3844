import { expect, test } from "vitest";

import type { LogLine, Message } from "../../../protocol";
import { stepsOf, turnsOf, placesTaken, type Step } from "./steps";

const MADAME = 1;
const line = (event: string, parts: LogLine["parts"] = {}, args: Message["args"] = {}): LogLine => ({
  event,
  parts,
  message: { id: `rokoko-event-${event}`, args },
  clause: null,
});
const hers = { player: "seat:2" };
const begins = (player: string) => line("turn_begun", { player });

const log = [
  line("round_begun", { round: 1 }),
  begins("seat:2"),
  line("du_barry_card", { card: "du_barry:db01" }),
  line("du_barry_tile", { tile: "tile:r01", shelf: "shelf:2.1" }),
  line("du_barry_tile", { tile: "tile:r02", shelf: "shelf:2.2" }),
  begins("seat:1"),
  line("worker_played", { player: "seat:1", worker: "worker:0-1" }),
  begins("seat:2"),
  line("du_barry_card", { card: "du_barry:db02" }),
  line("du_barry_makes", { dress: "dress:cl01", window: "window:3" }),
  line("du_barry_placement", { card: "du_barry:db03", hall: "hall:hall2" }),
  line("du_barry_hall_full", { hall: "hall:hall2" }),
  line("du_barry_placement", { card: "du_barry:db04", hall: "hall:royal" }),
  line("dress_rented", { ...hers, dress: "dress:cl01", space: "space:royal-2" }, { space: "here" }),
  line("tiles_reshuffled", { tiles: 9 }),
  line("all_halls_reached", { ...hers, place: "all_halls:1" }),
  line("income_paid", { player: "seat:1", livres: 7 }),
];

const turn = () => turnsOf(log, MADAME).at(-1)!;
const told = (steps: readonly Step[]) =>
  steps.map((step) => (step.kind === "card" ? "card" : `${step.message.id} ${step.gain}`));
const all = () => true;
const none = () => false;
const worth = (dress: string) => (dress === "dress:cl01" ? 3 : 0);

test("a turn begins with its line and ends with what is not hers", () => {
  expect(turnsOf(log, MADAME).map((lines) => lines.length)).toEqual([3, 7]);
  expect(turn().map(({ event }) => event)).not.toContain("tiles_reshuffled");
  expect(turn().at(-1)?.event).toBe("all_halls_reached");
  expect(turnsOf([], MADAME)).toEqual([]);
});

test("cards show by themselves what they say, and a dress brings its prestige", () => {
  expect(told(stepsOf(turn(), worth, all))).toEqual([
    "card",
    "rokoko-step-du-barry-makes 0",
    "card",
    "card",
    "rokoko-step-dress-rented 3",
    "rokoko-step-all-halls-reached 0",
  ]);
});

test("tiles that are taken together are one step", () => {
  const [card, tiles, ...more] = stepsOf(turnsOf(log, MADAME)[0]!, worth, all);
  expect(card).toEqual({ kind: "card" });
  expect(tiles).toMatchObject({ message: { id: "rokoko-step-tiles", args: { tiles: 2 } } });
  expect(more).toEqual([]);
});

test("what has no short sentence is told as in the log", () => {
  const rented = stepsOf(turn(), worth, none)[4];
  expect(rented).toMatchObject({
    message: { id: "rokoko-event-dress_rented", args: { space: "here" } },
  });
});

test("prestige that an event names is its gain", () => {
  const [step] = stepsOf([line("du_barry_instead", { prestige: 3 })], worth, all);
  expect(step).toMatchObject({ gain: 3 });
});

test("what she has emptied is hers until the next round", () => {
  expect([...placesTaken(log)]).toEqual(["shelf:2.1", "shelf:2.2", "window:3"]);
  expect([...placesTaken([...log, line("round_begun", { round: 2 })])]).toEqual([]);
});
