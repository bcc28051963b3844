import { expect, test, vi } from "vitest";

import type { Choice, MoveOption } from "../protocol";
import type { Line } from "./lines";
import type { TableModel } from "./tableModel";
import { Turn } from "./turn.svelte";

// What only a browser has.
vi.mock("../components/sound", () => ({ cue: () => {} }));
vi.mock("../components/layout.svelte", () => ({ layout: { isPhone: false } }));

const option = (kind: string, ...refs: string[]): MoveOption => ({
  choice: { kind, refs },
  text: [kind, ...refs].join(" "),
  hint: null,
});
const problem = { code: "illegal_move", sentence: "First play a worker.", message: null, clause: null };
const LINE = [option("play", "worker:a"), option("acquire"), option("take", "tile:1")];

/** A table at which one clear line leads to a tile, and at which some choices are refused. */
function table({
  lines = [LINE], refused = "", ways = [],
}: {
  lines?: readonly Line[];
  refused?: string;
  ways?: readonly Line[];
} = {}) {
  const made: string[] = [];
  const state = { view: {}, moves: [LINE[0]!] as readonly MoveOption[], busy: false, canUndo: true };
  const undo = vi.fn();
  const model = {
    get view() {
      return state.view;
    },
    get moves() {
      return state.moves;
    },
    get busy() {
      return state.busy;
    },
    get canUndo() {
      return state.canUndo;
    },
    undo,
    ways,
    choose: async ({ kind }: Choice) => {
      if (kind === refused) return false;
      made.push(kind);
      state.view = {};
      return true;
    },
    whyNot: async () => ({ problem, lines }),
  } as unknown as TableModel<unknown>;
  return { made, state, undo, turn: new Turn(() => model) };
}
const TAKE = ["take"] as const;

test("a press on a thing prepares the moves that lead to it, and one more makes them", async () => {
  const { made, turn } = table();
  await turn.press(TAKE, "tile:1");
  expect(turn.prepared).toEqual([LINE]);
  expect(turn.problem).toBe(null);
  expect(made).toEqual([]);
  await turn.goLine(LINE);
  expect(made).toEqual(["play", "acquire", "take"]);
  expect(turn.prepared).toEqual([]);
});

test("without a clear line the reason is told", async () => {
  const { turn } = table({ lines: [] });
  await turn.press(TAKE, "tile:1");
  expect(turn.prepared).toEqual([]);
  expect(turn.problem).toBe(problem);
});

test("a prepared line is laid down, by the way back or by a table that changes", async () => {
  const { made, state, turn } = table();
  await turn.press(TAKE, "tile:1");
  expect(turn.back()).toBe(true);
  expect(turn.back()).toBe(false);
  await turn.press(TAKE, "tile:1");
  state.view = {};
  expect(turn.prepared).toEqual([]);
  expect(made).toEqual([]);
});

test("an answer that comes after the table has changed is no answer", async () => {
  const { state, turn } = table();
  const asked = turn.press(TAKE, "tile:1");
  state.view = {};
  await asked;
  expect([turn.prepared, turn.problem]).toEqual([[], null]);
});

test("a line stops where a move is refused", async () => {
  const { made, turn } = table({ refused: "acquire" });
  await turn.press(TAKE, "tile:1");
  await turn.goLine(LINE);
  expect(made).toEqual(["play"]);
  expect(turn.moves.length).toBe(1);
});

test("while a line is made nothing else can be chosen or taken back", async () => {
  const { undo, turn } = table();
  await turn.press(TAKE, "tile:1");
  const going = turn.goLine(LINE);
  expect(turn.moves).toEqual([]);
  turn.undo();
  expect(undo).not.toHaveBeenCalled();
  await going;
  turn.undo();
  expect(undo).toHaveBeenCalledOnce();
});

test("the key 1 makes the prepared line, and no other key means anything then", async () => {
  const { made, turn } = table();
  await turn.press(TAKE, "tile:1");
  expect(turn.keyOf(LINE[0])).toBe(null);
  turn.takeKey(2);
  expect(made).toEqual([]);
  turn.takeKey(1);
  await vi.waitFor(() => expect(made.length).toBe(3));
});

test("of several lines each has a key", async () => {
  const other = [option("play", "worker:b"), ...LINE.slice(1)];
  const { made, turn } = table({ lines: [LINE, other] });
  await turn.press(TAKE, "tile:1");
  expect(turn.prepared).toEqual([LINE, other]);
  turn.takeKey(3);
  expect(made).toEqual([]);
  turn.takeKey(2);
  await vi.waitFor(() => expect(made.length).toBe(3));
});

test("ways stand for single choices, unless these can be pointed at", async () => {
  const ways = [[option("use"), option("yarn")], [option("skip")]];
  const { made, state, turn } = table({ ways });
  expect(turn.offered).toEqual([]);
  state.moves = [option("use"), option("skip")];
  expect(turn.offered).toEqual(ways);
  turn.takeKey(1);
  await vi.waitFor(() => expect(made).toEqual(["use", "yarn"]));
});
