import { expect, test } from "vitest";

import type { LogLine } from "../protocol";
import type { Deed } from "../state/news";
import { marksOf } from "./marks";

const deed = (number: number, seat: number, parts: LogLine["parts"]): Deed => ({
  number,
  seat,
  from: 0,
  lines: [{ event: "made", parts, message: { id: "", args: {} }, clause: null }],
});

test("two turns on one place leave two ribbons, in the order of the turns", () => {
  const marks = marksOf([
    deed(1, 1, { window: "window:4" }),
    deed(2, 2, { window: "window:4", dress: "dress:cl07" }),
  ]);
  expect(marks.get("window:4")).toEqual([
    { seat: 1, number: 1 },
    { seat: 2, number: 2 },
  ]);
  expect(marks.get("dress:cl07")).toEqual([{ seat: 2, number: 2 }]);
});

test("a worker is marked by seat and piece, never by kind", () => {
  const marks = marksOf([deed(1, 1, { worker: "worker:base-3.2" })]);
  expect(marks.has("worker:base-3.2")).toBe(true);
  expect(marks.has("worker:base-3.1")).toBe(false);
});
