import { beforeEach, expect, test, vi } from "vitest";

import type { RokokoDressView, RokokoHallView, RokokoPlayerView, RokokoView } from "../../protocol";
import { loadTexts, setLanguage } from "../../texts";
import { learn, NO_FACTS } from "../facts.svelte";
import { lackOf, tellLack } from "./lack";
import { gainsOf, hallStanding, pointsOf } from "./standing";

const NAMES = ["Anna", "Ben", "Carl"];

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await setLanguage("en");
  await loadTexts("rokoko");
  learn({
    ...NO_FACTS,
    labels: {
      "line:money": { id: "rokoko-line-money", args: {} },
      "line:hall2": { id: "rokoko-line-hall", args: { hall: "hall2" } },
    },
  });
});

const hall = (standing: { seat: number; pieces: number; points: number }[]) =>
  ({ id: "hall:hall2", majority: { first: 5, second: 2, standing } }) as unknown as RokokoHallView;

test("a hall tells who is present, and by what", () => {
  const present = [
    { seat: 1, pieces: 2, points: 5 },
    { seat: 0, pieces: 0, points: 0 },
  ];
  expect(hallStanding(hall(present), NAMES)).toEqual([
    "Ben: dresses 2, prestige 5",
    "Anna: present through the musician",
  ]);
  expect(hallStanding(hall([]), NAMES)).toEqual(["Nobody is present yet."]);
});

const player = (points: number | null) =>
  ({
    points,
    gains: [
      { line: "line:money", points: 2 },
      { line: "line:crown-6-1", points: 3 },
      { line: "line:crown-6-3", points: 4 },
      { line: "line:hall2", points: 5 },
    ],
  }) as unknown as RokokoPlayerView;

test("points are a sum, or at least so many", () => {
  expect(pointsOf(player(14))).toBe("14");
  expect(pointsOf(player(null))).toBe("14+");
});

test("every line has its words, and all crowns are one", () => {
  expect(gainsOf(player(14))).toEqual([
    "Money: 2",
    "Crowns of workers: 7",
    "Majority: hall 2: 5",
  ]);
});

test("what is missing for a dress is told", () => {
  const view = {
    seat: 0,
    own: { silk: [{ code: "common_lady", colour: "yellow", bales: 1 }] },
    players: [{ seat: 0, money: 3, yarn: 1, lace: 0 }],
  } as unknown as RokokoView;
  const dress = (lace: number, bales: number) =>
    ({
      silk: [{ code: "common_lady", colour: "yellow", bales }],
      yarn: 1,
      lace,
    }) as unknown as RokokoDressView;
  expect(lackOf(view, dress(0, 1), 3)).toBeNull();
  expect(tellLack(lackOf(view, dress(1, 3), 5)!)).toEqual([
    "needs 2 yellow",
    "needs 1 more lace",
    "needs 2 livres more",
  ]);
});
