import { expect, test } from "vitest";

import { nearest } from "./arrows";

/** An element of ten by ten whose middle is at a point. */
const at = (x: number, y: number) =>
  ({
    getBoundingClientRect: () => ({ left: x - 5, top: y - 5, width: 10, height: 10 }),
  }) as unknown as HTMLElement;

const centre = at(100, 100);
const right = at(120, 100);
const farRight = at(140, 100);
const below = at(100, 130);
const askew = at(118, 124);
const all = [centre, right, farRight, below, askew];

test.each([
  ["to the right", [1, 0] as const, right],
  ["down", [0, 1] as const, below],
])("the nearest %s", (_, direction, expected) => {
  expect(nearest(centre, all, direction)).toBe(expected);
});

test("what lies straight ahead comes before what is near but aside", () => {
  expect(nearest(centre, [askew, farRight], [1, 0])).toBe(farRight);
});

test("nothing lies beyond the edge", () => {
  expect(nearest(centre, all, [-1, 0])).toBeUndefined();
});
