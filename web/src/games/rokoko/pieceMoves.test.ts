import { describe, expect, test } from "vitest";

import type { LogLine, RokokoView } from "../../protocol";
import { pieceMoves } from "./pieceMoves";

/** A table as far as travels need it: what lies on the shelves, and which tile was just taken. */
const table = ({ shelf = "", held = "" } = {}) =>
  ({
    warehouse: [{ id: "segment:1", tiles: [shelf ? { id: shelf } : null] }],
    held: held ? { id: held } : null,
  }) as unknown as RokokoView;

const line = (event: string, parts: LogLine["parts"]): LogLine => ({
  event,
  parts,
  message: { id: "", args: {} },
  clause: null,
});

const COIN = { piece: "livres", like: "purse:2" };
const ways = (event: string, parts: LogLine["parts"], before = table()) =>
  pieceMoves(before, [line(event, { player: "seat:2", ...parts })]);

describe("what travels", () => {
  test("what Madame du Barry takes goes to her", () => {
    expect(ways("du_barry_tile", { tile: "tile:r01" })).toEqual([{ piece: "tile:r01", to: "seat:2" }]);
    expect(ways("du_barry_funds", { decoration: "decoration:statue-1" })).toEqual([
      { piece: "marker:decoration:statue-1", from: "seat:2" },
    ]);
  });

  test("a tile is paid for and goes to whoever takes it", () => {
    const before = table({ shelf: "tile:r01" });
    expect(ways("tile_taken", { tile: "tile:r01", livres: 2 }, before)).toEqual([
      { ...COIN, from: "purse:2", to: "segment:1" },
      { piece: "tile:r01", to: "seat:2" },
    ]);
    expect(ways("tile_taken", { tile: "tile:r01", livres: 0 }, before)).toHaveLength(1);
  });

  test("a tile that is drawn unseen is nobody else’s business", () => {
    expect(ways("tile_drawn", { livres: 0 })).toEqual([]);
    expect(ways("tile_drawn", { livres: 0, tile: "tile:r02" })).toEqual([
      { piece: "tile:r02", from: "supply" },
    ]);
  });

  test("a tile is kept or goes back to the supply", () => {
    expect(ways("tile_kept", {}, table({ held: "tile:r01" }))).toEqual([
      { piece: "tile:r01", to: "seat:2" },
    ]);
    expect(ways("tile_kept", {})).toEqual([]);
    expect(ways("tile_traded", { tile: "tile:r01" })).toEqual([
      { piece: "tile:r01", from: "seat:2", to: "supply" },
    ]);
    expect(ways("tile_paid", { tile: "tile:r01" })).toEqual([{ piece: "tile:r01", to: "supply" }]);
  });

  test("a dress leaves its window and goes to a guest, who pays", () => {
    expect(ways("dress_made", { dress: "dress:cl01", window: "window:5", livres: 4 })).toEqual([
      { ...COIN, from: "purse:2", to: "window:5" },
      { piece: "dress:cl01", to: "seat:2" },
    ]);
    const rented = { player: "seat:2", dress: "dress:cl01", space: "space:hall2-3" };
    const fresh = [
      line("dress_rented", rented),
      line("reward_taken", { player: "seat:2", reward: 1, amount: 3 }),
    ];
    expect(pieceMoves(table(), fresh)).toEqual([
      { piece: "dress:cl01", from: "seat:2" },
      { ...COIN, from: "space:hall2-3", to: "purse:2" },
    ]);
  });

  test("yarn and lace are no coins", () => {
    expect(ways("reward_taken", { reward: 2, amount: 1 })).toEqual([]);
  });

  test("a dress is sold for money", () => {
    expect(ways("dress_sold", { dress: "dress:cl01", livres: 12 })).toEqual([
      { piece: "dress:cl01", to: "seat:2" },
      { ...COIN, from: "bank", to: "purse:2" },
    ]);
  });

  test("a worker is hired from the row", () => {
    expect(ways("worker_hired", { worker: "worker:2-2", livres: 0 })).toEqual([
      { piece: "worker:2-2", to: "seat:2" },
    ]);
  });

  test("a marker goes to the decoration, and the price with it", () => {
    expect(ways("decoration_funded", { decoration: "decoration:statue-1", livres: 13 })).toEqual([
      { ...COIN, from: "purse:2", to: "decoration:statue-1" },
      { piece: "marker:decoration:statue-1", from: "seat:2" },
    ]);
    expect(ways("all_halls_reached", { place: "all_halls:1" })).toEqual([
      { piece: "marker:all_halls:1", from: "seat:2" },
    ]);
  });

  test("the favour comes and goes", () => {
    expect(ways("favour_taken", { livres: 5 })[0]).toEqual({ piece: "favour", to: "seat:2" });
    expect(ways("favour_returned", {})).toEqual([{ piece: "favour", from: "seat:2" }]);
  });

  test("a new round brings new things", () => {
    const fresh = [
      line("dress_expired", { dress: "dress:cl01" }),
      line("dress_moved", { dress: "dress:cl02", window: "window:8" }),
      line("dress_shown", { dress: "dress:cl03", window: "window:1" }),
      line("worker_offered", { worker: "worker:3-1" }),
      line("turn_begun", { player: "seat:1" }),
    ];
    expect(pieceMoves(table(), fresh)).toEqual([
      { piece: "dress:cl01", to: "supply" },
      { piece: "dress:cl02" },
      { piece: "dress:cl03", from: "supply" },
      { piece: "worker:3-1", from: "hire-row" },
    ]);
  });
});
