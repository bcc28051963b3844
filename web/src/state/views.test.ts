import { expect, test } from "vitest";

import type { Change, Printed, Replayed, Side, State } from "../protocol";
import { follow, framesOf, opened } from "./views";

const rose = { id: "dress:rose", price: 7 };
const lily = { id: "dress:lily", price: 9 };
const printed: State["printed"] = { "dress:rose": rose, "dress:lily": lily } as Record<string, Printed>;
const side = (seat: number | null, ...own: [string, unknown][]) =>
  ({ seat, own: own.map(([path, value]): Change => ({ path, value })), moves: [] }) as unknown as Side;

const state = {
  number: 3,
  printed,
  view: {
    seat: null,
    windows: [{ dress: { $: "dress:rose" } }, { dress: null }],
    players: [{ points: null }, { points: null }],
    own: null,
  },
  sides: [
    side(0, ["/seat", 0], ["/players/0/points", 4], ["/own", { hand: [{ $: "dress:lily" }] }]),
    side(1, ["/seat", 1], ["/players/1/points", 6], ["/own", { hand: [] }]),
  ],
} as unknown as State;

test("each side sees what everybody sees, and what is its own", () => {
  const { sides, view, number } = opened(state);
  expect(number).toBe(3);
  expect(sides.map((each) => each.view)).toEqual([
    {
      seat: 0,
      windows: [{ dress: rose }, { dress: null }],
      players: [{ points: 4 }, { points: null }],
      own: { hand: [lily] },
    },
    {
      seat: 1,
      windows: [{ dress: rose }, { dress: null }],
      players: [{ points: null }, { points: 6 }],
      own: { hand: [] },
    },
  ]);
  expect(view).toMatchObject({ seat: null, own: null });
});

test("only what has changed becomes another object", () => {
  const before = opened(state);
  const changes = [{ path: "/windows/1", value: { dress: { $: "dress:lily" } } }];
  const after = follow(before, { changes, sides: [side(0, ["/players/0/points", 5]), side(1)] });
  const [first, second] = after.sides.map(({ view }) => view as unknown as Record<string, unknown[]>);
  const old = before.sides[0]!.view as unknown as Record<string, unknown[]>;
  expect(first!.windows).toEqual([{ dress: rose }, { dress: lily }]);
  expect(first!.windows![0]).toBe(old.windows![0]);
  expect(first!.own).toBe(old.own);
  expect(first!.players).toEqual([{ points: 5 }, { points: null }]);
  expect(second!.players).toEqual([{ points: null }, { points: 6 }]);
  expect(old.windows).toEqual([{ dress: rose }, { dress: null }]);
});

test("a public value never shows through an own one", () => {
  const changes = [{ path: "/players", value: [{ points: 0 }, { points: 0 }] }];
  const { sides } = follow(opened(state), { changes, sides: [side(0), side(1)] });
  expect(sides.map(({ view }) => view)).toMatchObject([
    { seat: 0, players: [{ points: 4 }, { points: 0 }] },
    { seat: 1, players: [{ points: 0 }, { points: 6 }] },
  ]);
});

test("a whole that comes anew replaces what was", () => {
  const changes = [{ path: "", value: { seat: null, over: true } }];
  const { view, sides } = follow(opened(state), { changes, sides: [side(null)] });
  expect(view).toEqual({ seat: null, over: true });
  expect(sides.map((each) => each.view)).toEqual([{ seat: null, over: true }]);
});

test("a match without a table has no views", () => {
  expect(opened({ ...state, view: null, sides: [] })).toMatchObject({ view: null, sides: [] });
});

test("the frames of a record follow from each other", () => {
  const frames = [
    { number: 5, changes: [{ path: "", value: { seat: null, dress: null } }], side: side(1, ["/seat", 1]) },
    { number: 6, changes: [{ path: "/dress", value: { $: "dress:rose" } }], side: side(1) },
    { number: 7, changes: [], side: side(1) },
  ];
  const seen = framesOf({ printed, frames } as unknown as Replayed);
  expect(seen.map((frame) => [frame.number, frame.side.view])).toEqual([
    [5, { seat: 1, dress: null }],
    [6, { seat: 1, dress: rose }],
    [7, { seat: 1, dress: rose }],
  ]);
});
