import { expect, test } from "vitest";

import type { AugsburgView, LogLine } from "../../protocol";
import { missing } from "./shortage";

const short = (due: number, there: number): LogLine => ({
  event: "shortage",
  parts: { due, there },
  message: { id: "x", args: {} },
  clause: null,
});
const table = (step: string, pile: number) => ({ step, supply: { pile } }) as AugsburgView;

test("what is missing falls with every lap", () => {
  const log = [short(30, 29), short(20, 11)];
  expect(missing(table("give", 11), log)).toBe(9);
  expect(missing(table("give", 16), log)).toBe(4);
});

test("without a shortage nothing is missing", () => {
  expect(missing(table("buy", 3), [short(20, 11)])).toBe(0);
  expect(missing(table("give", 3), [])).toBe(0);
});
