import { expect, test } from "vitest";

import type { LogLine, RokokoView } from "../../../protocol";
import { jewelryPieceMoves } from "./pieceMoves";

/** A table as far as travels need it: what the jeweller has. */
const table = {
  modules: {
    jewelry_box: {
      row: [
        { id: "jewel_space:1", jewel: null },
        { id: "jewel_space:2", jewel: { id: "jewel:ncl1" } },
      ],
    },
  },
} as unknown as RokokoView;

const line = (event: string, parts: LogLine["parts"]): LogLine => ({
  event,
  parts: { player: "seat:2", ...parts },
  message: { id: "", args: {} },
  clause: null,
});
const ways = (event: string, parts: LogLine["parts"]) => jewelryPieceMoves(table, line(event, parts));
const COIN = { piece: "livres", like: "purse:2" };

test("a jewel is paid for at its place and goes to whoever buys it", () => {
  expect(ways("jewel_bought", { jewel: "jewel:ncl1", livres: 5 })).toEqual([
    { ...COIN, from: "purse:2", to: "jewel_space:2" },
    { piece: "jewel:ncl1", to: "seat:2" },
  ]);
  expect(ways("jewel_gained", { jewel: "jewel:ncl1" })).toEqual([
    { piece: "jewel:ncl1", to: "seat:2" },
  ]);
});

test("jewels come out of the bag and move on", () => {
  expect(ways("jewel_offered", { jewel: "jewel:rcg1", space: "jewel_space:1" })).toEqual([
    { piece: "jewel:rcg1", from: "bag" },
  ]);
  expect(ways("jewel_moved", { jewel: "jewel:rcg1", space: "jewel_space:2" })).toEqual([
    { piece: "jewel:rcg1" },
  ]);
});

test("a task is marked with one’s own seal, and a trial is paid for", () => {
  expect(ways("task_marked", { task: "task:J1" })).toEqual([
    { piece: "mark:task:J1:2", from: "seat:2" },
  ]);
  expect(ways("trial_passed", { trial: "trial:journeyman", livres: 5, prestige: 1 })).toEqual([
    { ...COIN, from: "purse:2", to: "trial:journeyman" },
  ]);
});

test("a card of the pile travels only for whoever sees it", () => {
  expect(ways("trial_card_taken", { trial: "trial:master" })).toEqual([]);
  expect(ways("trial_card_taken", { trial: "trial:master", worker: "worker:jm-4" })).toEqual([
    { piece: "worker:jm-4", from: "pile:master", to: "seat:2" },
  ]);
});

test("bonuses are paid, and the favour comes", () => {
  const bank = [{ ...COIN, from: "bank", to: "purse:2" }];
  expect(ways("hall_bonus", { hall: "hall:royal", livres: 4, prestige: 0 })).toEqual(bank);
  expect(ways("expert_bonus", { dress: "dress:expert-1", livres: 5, prestige: 0 })).toEqual(bank);
  expect(ways("dress_bonus", { dress: "dress:festivity-1", livres: 0, prestige: 4 })).toEqual([]);
  expect(ways("expert_favour", { dress: "dress:expert-1" })).toEqual([
    { piece: "favour", to: "seat:2" },
  ]);
  expect(ways("worker_activated", { worker: "worker:1-3" })).toEqual([
    { piece: "worker:1-3", to: "seat:2" },
  ]);
  expect(ways("jewel_removed", { jewel: "jewel:ncl1" })).toEqual([]);
});
