import { expect, test } from "vitest";

import type { AugsburgNoteView, AugsburgOwnView } from "../../protocol";
import { highest, lowest, parted, strongest } from "./notes";

const note = (noble: AugsburgNoteView["noble"], value: number): AugsburgNoteView => ({
  id: noble === "joker" ? "note:J" : `note:${noble}${value}`,
  noble,
  value,
  price: 200,
});
const hand = [
  note("philipp", 4), note("leo", 2), note("leo", 9), note("leo", 16), note("joker", 0), note("joker", 0),
];
const own = { hand, valid: hand.slice(1) } as unknown as AugsburgOwnView;

test("what counts now, and what is for later", () => {
  const [valid, later] = parted(own);
  expect(valid.map(({ at }) => at)).toEqual([1, 2, 3, 4, 5]);
  expect(later.map(({ at }) => at)).toEqual([0]);
  expect(strongest(own)).toBe(16);
});

test("the lowest notes, jokers last", () => {
  expect(lowest(own, 2)).toEqual([1, 2]);
  expect(lowest(own, 4)).toEqual([1, 2, 3, 4]);
});

test("the highest note, and the lowest for the rest", () => {
  expect(highest(own, 1)).toEqual([3]);
  expect(highest(own, 3)).toEqual([3, 1, 2]);
  expect(highest({ ...own, valid: [] }, 1)).toEqual([]);
});
