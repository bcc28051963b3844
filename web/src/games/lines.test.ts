import { expect, test } from "vitest";

import type { MoveOption } from "../protocol";
import { common, differing, headOf } from "./lines";

const move = (text: string): MoveOption => ({ choice: { kind: text, refs: [] }, text, hint: null });
const [master, apprentice, fund, lamp] = ["play 1", "play 2", "fund", "fund lamp"].map(move) as [
  MoveOption,
  MoveOption,
  MoveOption,
  MoveOption,
];

test("what differs between two lines is the worker", () => {
  const lines = [
    [master, fund, lamp],
    [apprentice, fund, lamp],
  ];
  expect(common(lines)).toEqual([fund, lamp]);
  expect(lines.map((line) => differing(line, lines))).toEqual([[master], [apprentice]]);
});

test("a line that is the only one is told as a whole", () => {
  const line = [master, fund];
  expect(common([line])).toEqual(line);
  expect(differing(line, [line])).toEqual(line);
  expect(common([])).toEqual([]);
});

test("a line is told by as many of its moves as no other begins with", () => {
  const lines = [[fund], [master, fund, lamp], [master, lamp]];
  expect(lines.map((line) => headOf(line, lines))).toEqual([1, 2, 2]);
  const only = [master, fund];
  expect(headOf(only, [only])).toBe(1);
});
