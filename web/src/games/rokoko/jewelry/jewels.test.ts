import { expect, test } from "vitest";

import type { RokokoJewelView, RokokoTaskView, RokokoTrialView } from "../../../protocol";
import { aheadIn, doneBy, fitOf, heapsOf, taskOf } from "./jewels";

const jewel = (id: string, code: string): RokokoJewelView => ({
  id: `jewel:${id}`,
  kind: code.endsWith("lady") ? "necklace" : "ring",
  code,
  colour: "",
});
const blue = jewel("ncl1", "common_lady");
const pink = jewel("rcg1", "common_gent");

test("a jewel goes with a dress by its kind, and matches by its colour", () => {
  const dress = { code: "common_lady", wearer: "lady" } as const;
  expect(fitOf(blue, dress)).toBe("matches");
  expect(fitOf(jewel("nul1", "uncommon_lady"), dress)).toBe("fits");
  expect(fitOf(pink, dress)).toBe("coats");
  expect(fitOf(blue, { code: "rare_gent", wearer: "gent" })).toBe("dresses");
  expect(fitOf(pink, { code: "rare_gent", wearer: "gent" })).toBe("fits");
});

test("without a dress a jewel tells what it is made for", () => {
  expect([fitOf(blue, null), fitOf(pink, null)]).toEqual(["dresses", "coats"]);
});

test("jewels lie one by one while there is room, then in heaps", () => {
  const owned = [blue, pink, jewel("ncl2", "common_lady")];
  expect(heapsOf(owned, 3).map(({ count }) => count)).toEqual([1, 1, 1]);
  const heaps = heapsOf(owned, 2);
  expect(heaps.map((heap) => [heap.jewel.id, heap.fabric, heap.count])).toEqual([
    ["jewel:ncl1", "c1", 2],
    ["jewel:rcg1", "c2", 1],
  ]);
});

const task = (
  id: string,
  marked: readonly number[],
  more: Partial<RokokoTaskView> = {},
): RokokoTaskView => ({
  id: `task:${id}`, kind: "journeyman", action: "tailor", keep: null, silk: [], wearer: null, marked,
  ...more,
});

test("a task is told by what it asks for", () => {
  const tasks = [
    task("J1", [], { action: "acquire", keep: true }),
    task("J3", [], { action: "acquire", keep: false }),
    task("J4", [], { action: "fund" }),
    task("M1", [], { wearer: "lady" }),
    task("M2", [], { wearer: "gent" }),
    task("M3", []),
  ];
  expect(tasks.map(taskOf)).toEqual(["keep", "trade", "fund", "lady", "gent", "any"]);
});

test("beside a trial stands one’s own progress, or that of the best", () => {
  const trial = {
    id: "trial:master", taker: "journeyman", fee: 5, prestige: 1, cards: 9,
    candidates: [0, 2],
    tasks: [task("M3", [2]), task("M1", [2, 0]), task("M2", [])],
  } satisfies RokokoTrialView;
  expect([doneBy(trial, 0), doneBy(trial, 1), doneBy(trial, 2)]).toEqual([1, 0, 2]);
  expect(aheadIn(trial, 0)).toBe(0);
  expect(aheadIn(trial, 1)).toBe(2);
  expect(aheadIn(trial, null)).toBe(2);
  expect(aheadIn({ ...trial, candidates: [] }, 0)).toBeNull();
});
