import { expect, test } from "vitest";

import type { AugsburgView, LogLine } from "../../protocol";
import { pieceMoves } from "./pieceMoves";

const line = (event: string, parts: LogLine["parts"]): LogLine => ({
  event,
  parts,
  message: { id: "x", args: {} },
  clause: null,
});
const before = {
  own: {
    offer: [
      { note: { id: "note:Ph4" }, choice: "bought" },
      { note: { id: "note:Le3" }, choice: "rejected" },
    ],
  },
  use: { card: { id: "card:P04" } },
} as unknown as AugsburgView;

test("bought notes go to the hand, the others to the discards", () => {
  expect(pieceMoves(before, [line("purchases_made", { notes: 1 })])).toEqual([
    { piece: "note:Ph4" },
    { piece: "note:Le3", to: "discards" },
  ]);
});

test("a theft moves two seals on a ladder", () => {
  const parts = { player: "seat:1", victim: "seat:3", step: "step:violet-4" };
  expect(pieceMoves(before, [line("step_stolen", parts)])).toEqual([
    { piece: "rung:violet:0" },
    { piece: "rung:violet:2" },
  ]);
});

test("what others draw is not seen, what is shown comes from its owner", () => {
  expect(pieceMoves(before, [line("note_drawn", { player: "seat:2" })])).toEqual([]);
  expect(pieceMoves(before, [line("note_shown", { player: "seat:2", note: "note:Ma9" })])).toEqual([
    { piece: "shown:note:Ma9", from: "seat:2" },
  ]);
});

test("a building is marked with its owner's seal, and money comes from the bank", () => {
  const built = { player: "seat:2", tile: "tile:church", florins: 800 };
  expect(pieceMoves(before, [line("built", built)])).toEqual([
    { piece: "owner:church:1", from: "seat:2" },
  ]);
  expect(pieceMoves(before, [line("income_paid", { player: "seat:2", florins: 900 })])).toEqual([
    { piece: "florins", like: "bank", from: "bank", to: "seat:2" },
  ]);
});

test("the card that was used stays with the noble who gave it", () => {
  const parts = { noble: "noble:louise", player: "seat:1" };
  expect(pieceMoves(before, [line("visit_begun", parts)])).toEqual([{ piece: "card:P04" }]);
});
