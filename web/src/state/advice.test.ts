import { expect, test } from "vitest";

import { Refusal } from "../net/api";
import type { Advice } from "../protocol";
import { AskedAdviser } from "./advice.svelte";

const LINES: Advice["lines"] = [{ line: [], chance: 0.4, doubt: 0.1, points: 60, place: 1.5, playouts: 150 }];

/** An adviser whose answer can be waited for, at a table that can change. */
function table() {
  const shown: { view: unknown } = { view: {} };
  let answer!: (lines: Advice["lines"]) => void;
  let refuse!: (error: Error) => void;
  const adviser = new AskedAdviser(
    () => shown.view,
    () =>
      new Promise((resolve, reject) => {
        answer = (lines) => resolve({ seat: 0, number: 1, lines });
        refuse = reject;
      }),
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    shown,
    adviser,
    answer: (lines = LINES) => (answer(lines), settle()),
    refuse: (error: Error) => (refuse(error), settle()),
  };
}

test("a question is open, thought about and answered", async () => {
  const { adviser, answer } = table();
  expect(adviser.isOpen).toBe(false);
  adviser.ask();
  expect([adviser.isOpen, adviser.isThinking, adviser.lines]).toEqual([true, true, []]);
  await answer();
  expect([adviser.isThinking, adviser.lines]).toEqual([false, LINES]);
  adviser.close();
  expect(adviser.isOpen).toBe(false);
});

test("an answer is for the table that was asked about", async () => {
  const { adviser, answer, shown } = table();
  adviser.ask();
  shown.view = {};
  expect(adviser.isOpen).toBe(false);
  await answer();
  expect(adviser.lines).toEqual([]);
});

test("whoever puts the question away is not told", async () => {
  const { adviser, answer } = table();
  adviser.ask();
  adviser.close();
  await answer();
  expect([adviser.isOpen, adviser.lines]).toEqual([false, []]);
});

test("nobody is asked when it is not the time, and a refusal is told in words", async () => {
  const { adviser, refuse, shown } = table();
  shown.view = null;
  expect(adviser.mayAsk).toBe(false);
  adviser.ask();
  expect(adviser.isOpen).toBe(false);
  shown.view = {};
  adviser.ask();
  await refuse(new Refusal({ code: "busy", sentence: "Not now.", message: null, clause: null }));
  expect([adviser.isThinking, adviser.problem]).toEqual([false, "Not now."]);
});
