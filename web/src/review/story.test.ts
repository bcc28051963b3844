import { expect, test } from "vitest";

import type { Course } from "../protocol";
import { changeIn, movesOf, pointsOf, roundAt, stretches, swingOf, turnAt, turningsOf } from "./story";

const course: Course = {
  turns: [
    { first: 0, moves: 2, seat: 0, chances: [0.5, 0.5] },
    { first: 2, moves: 1, seat: 1, chances: [0.44, 0.56] },
    { first: 3, moves: 2, seat: 0, chances: [0.375, 0.625] },
  ],
  end: [1, 0],
  rounds: [3, 5],
  turning_points: [
    { turn: 1, party: 0, swing: -0.061 },
    { turn: 2, party: 0, swing: 0.625 },
  ],
};

test("the graph begins with the first turn and ends with the result", () => {
  expect(pointsOf(course, 5).map(({ move }) => move)).toEqual([0, 2, 3, 5]);
  expect(pointsOf(course, 5).at(-1)?.chances).toEqual([1, 0]);
});

test("every moment belongs to the turn that is made from it", () => {
  expect([0, 1, 2, 3, 4, 5].map((move) => turnAt(course, move))).toEqual([0, 0, 1, 2, 2, null]);
  expect(turnAt({ ...course, turns: [] }, 0)).toBe(null);
});

test("chances go from before a turn to before the next one", () => {
  expect(changeIn(course, 0, 0)).toEqual({ from: 0.5, to: 0.44 });
  expect(changeIn(course, 2, 1)).toEqual({ from: 0.625, to: 0 });
});

test("a move belongs to the round that is not over before it", () => {
  expect([0, 2, 3, 4, 5].map((move) => roundAt(course.rounds, move))).toEqual([1, 1, 2, 2, 2]);
  expect(roundAt([], 0)).toBe(1);
  expect(stretches(course.rounds)).toEqual([{ from: 0, to: 3 }, { from: 3, to: 5 }]);
});

test("a turning point stands where the table can be seen before it", () => {
  expect(turningsOf(course)).toEqual([
    { turn: 1, party: 0, move: 2, swing: -6 },
    { turn: 2, party: 0, move: 3, swing: 62 },
  ]);
  // 28.4 % and 65.6 % are shown as 28 and 66.
  expect(swingOf({ from: 0.284, to: 0.656 })).toBe(38);
  expect(movesOf(course.turns[2]!)).toEqual([4, 5]);
});
