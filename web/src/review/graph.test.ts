import { describe, expect, test } from "vitest";

import {
  bandsOf, chancesAt, crossings, fits, keyed, knownAt, moveAt, nextTurning, orderOf, sealPlaces, spread, xOf,
  type Point,
} from "./graph";

const size = { width: 200, height: 100, last: 10 };
const points: readonly Point[] = [
  { move: 0, chances: [0.5, 0.3, 0.2] },
  { move: 4, chances: [0.3, 0.3, 0.4] },
  { move: 10, chances: [1, 0, 0] },
];

test("moves and places belong together, and nothing lies outside", () => {
  expect([0, 5, 10].map((move) => xOf(move, size))).toEqual([0, 100, 200]);
  expect([-30, 0, 9, 11, 200, 900].map((x) => moveAt(x, size))).toEqual([0, 0, 0, 1, 10, 10]);
  expect(Array.from({ length: 11 }, (_, move) => moveAt(xOf(move, size), size))).toEqual(
    Array.from({ length: 11 }, (_, move) => move),
  );
});

test("a record without a move has one place", () => {
  const none = { width: 200, height: 100, last: 0 };
  expect(xOf(0, none)).toBe(0);
  expect(moveAt(150, none)).toBe(0);
});

test("one's own band lies at the bottom", () => {
  expect(orderOf(4, 2)).toEqual([2, 0, 1, 3]);
  expect(orderOf(3, null)).toEqual([0, 1, 2]);
});

test("between two points the lines are straight", () => {
  expect(chancesAt(points, 2)).toEqual([0.4, 0.3, expect.closeTo(0.3)]);
  expect(chancesAt(points, 4)).toEqual([0.3, 0.3, 0.4]);
  expect(chancesAt(points, 99)).toEqual([1, 0, 0]);
  expect(chancesAt([], 3)).toEqual([]);
});

test("what is known at a move was found at it or before it", () => {
  expect(knownAt(points, 9)?.move).toBe(4);
  expect(knownAt(points.slice(1), 0)?.move).toBe(4);
  expect(knownAt([], 0)).toBe(undefined);
});

describe("the bands", () => {
  const bands = bandsOf(points, [1, 0, 2], size);

  test("fill the height from the bottom in their order", () => {
    expect(bands.map(({ party }) => party)).toEqual([1, 0, 2]);
    expect(bands[0]!.edge).toBe("M0 70L80 70L200 100");
    expect(bands[0]!.area).toBe("M0 70L80 70L200 100L200 100L80 100L0 100Z");
    expect(bands[2]!.edge).toBe("M0 0L80 0L200 0");
  });

  test("lie upon each other without a gap", () => {
    const lowerOf = (area: string) => area.slice(1, -1).split("L").slice(points.length).reverse().join("L");
    expect(lowerOf(bands[1]!.area)).toBe(bands[0]!.edge.slice(1));
    expect(lowerOf(bands[2]!.area)).toBe(bands[1]!.edge.slice(1));
  });

  test("never stand out at the top, whatever was rounded", () => {
    const [band] = bandsOf([{ move: 0, chances: [1.004] }], [0], size);
    expect(band!.edge).toBe("M0 0");
  });
});

test("a move's line crosses the edges where they are drawn", () => {
  expect(crossings(points, [0, 1, 2], 4, size)).toEqual([70, 40]);
  expect(crossings(points, [0, 1, 2], 2, size)).toEqual([60, 30]);
});

describe("the seals", () => {
  test("stand in their bands, and none upon another", () => {
    const many = Array.from({ length: 21 }, (_, n) => ({ move: n, chances: [0.4, 0.35, 0.25] }));
    const wide = { width: 600, height: 160, last: 20 };
    const places = sealPlaces(many, [0, 1, 2], wide, 26);
    expect(places.map(({ party }) => party)).toEqual([0, 1, 2]);
    expect(places.map(({ y }) => y)).toEqual([128, 68, 20]);
    for (const one of places) {
      expect(one.x).toBeGreaterThanOrEqual(26);
      expect(one.x).toBeLessThanOrEqual(574);
      for (const other of places) {
        if (other !== one) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(39);
      }
    }
  });

  test("are left out where there is no room", () => {
    const low = Array.from({ length: 11 }, (_, n) => ({ move: n, chances: [0.9, 0.1] }));
    expect(sealPlaces(low, [0, 1], size, 26).map(({ party }) => party)).toEqual([0]);
  });
});

describe("the flags", () => {
  test("stand at their places as long as there is room", () => {
    expect(spread([{ x: 30, width: 20 }, { x: 90, width: 20 }], 200, 4)).toEqual([20, 80]);
  });

  test("give way to each other, and stay within the width", () => {
    const flags = [2, 10, 199, 200].map((x) => ({ x, width: 40 }));
    const lefts = spread(flags, 200, 4);
    expect(lefts).toEqual([0, 44, 116, 160]);
  });

  test("are told whether they have room at all", () => {
    expect(fits(4, 40, 172, 4)).toBe(true);
    expect(fits(4, 40, 171, 4)).toBe(false);
    expect(fits(0, 40, 0, 4)).toBe(true);
  });
});

describe("the ways along", () => {
  const turnings = [3, 6];
  const press = (key: string, at: number, shiftKey = false) => keyed({ key, shiftKey }, at, 10, turnings);

  test("a step, and never past an end", () => {
    expect([press("ArrowRight", 4), press("ArrowUp", 4)]).toEqual([5, 5]);
    expect([press("ArrowLeft", 4), press("ArrowDown", 4)]).toEqual([3, 3]);
    expect([press("ArrowRight", 10), press("ArrowLeft", 0)]).toEqual([10, 0]);
    expect([press("Home", 4), press("End", 4)]).toEqual([0, 10]);
    expect(press("a", 4)).toBe(null);
  });

  test("with shift from one turning point to the next", () => {
    expect([press("ArrowRight", 0, true), press("ArrowRight", 3, true)]).toEqual([3, 6]);
    expect([press("ArrowLeft", 10, true), press("PageDown", 6)]).toEqual([6, 3]);
    expect(press("PageUp", 4)).toBe(6);
  });

  test("after the last turning point one stays", () => {
    expect([nextTurning(turnings, 6, 1), nextTurning(turnings, 3, -1), nextTurning([], 5, 1)]).toEqual([6, 3, 5]);
  });
});
