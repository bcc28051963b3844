import { expect, test } from "vitest";

import { joinWords, wordsIn } from "./names";

const BOXES = ["jewelry_box", "fancy", "festivity", "expert"];

test("words that may be chosen together are joined in the order of the game", () => {
  expect(joinWords(["expert", "fancy"], BOXES)).toBe("fancy,expert");
  expect(joinWords([], BOXES)).toBe("none");
  expect(wordsIn("fancy,expert")).toEqual(["fancy", "expert"]);
  expect(wordsIn("none")).toEqual([]);
  expect(wordsIn("deluxe")).toEqual(["deluxe"]);
});
