import { expect, test } from "vitest";

import type { MoveOption } from "../protocol";
import { targetsOf } from "./targets";

const move = (kind: string, ...refs: string[]): MoveOption => ({
  choice: { kind, refs },
  text: [kind, ...refs].join(" "),
  hint: null,
});
const work = move("play", "worker:a");

test("each number hangs at the thing by which its line differs", () => {
  const lines = [
    [work, move("make", "window:1")],
    [work, move("serve", "dish:Y7", "noble:A3")],
    [work, move("pass")],
  ];
  const marks = targetsOf(lines, () => true);
  expect([...marks.keys()]).toEqual(["window:1", "noble:A3", "worker:a"]);
  expect(marks.get("noble:A3")).toEqual([{ seat: 0, number: 2 }]);
});

test("what the board does not show has no number, and one thing may have several", () => {
  const lines = [[move("take", "tile:1"), move("keep")], [move("take", "tile:1"), move("trade")], [move("pass")]];
  const marks = targetsOf(lines, (ref) => ref === "tile:1");
  expect([...marks]).toEqual([["tile:1", [{ seat: 0, number: 1 }, { seat: 0, number: 2 }]]]);
});
