import { expect, test } from "vitest";

import { bubbleAt, type Box } from "./bubble";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const SIZE = { width: 250, height: 100 };
const ROOM = box(8, 8, 1264, 560);

test("a bubble stands away from the column of its thing, and above it in the heart", () => {
  const thing = box(600, 300, 60, 60);
  expect(bubbleAt(thing, SIZE, "left", ROOM, [])).toEqual(box(670, 300, 250, 100));
  expect(bubbleAt(thing, SIZE, "right", ROOM, [])).toEqual(box(340, 300, 250, 100));
  expect(bubbleAt(thing, SIZE, "heart", ROOM, [])).toEqual(box(505, 190, 250, 100));
});

test("it stays in its room, and never lies over its own thing", () => {
  expect(bubbleAt(box(600, 20, 60, 60), SIZE, "heart", ROOM, [])).toEqual(box(505, 90, 250, 100));
  expect(bubbleAt(box(20, 540, 60, 60), SIZE, "left", ROOM, [])).toEqual(box(90, 468, 250, 100));
});

test("it takes another side than the one where something is to be chosen", () => {
  const thing = box(600, 300, 60, 60);
  const above = box(580, 200, 50, 50);
  expect(bubbleAt(thing, SIZE, "heart", ROOM, [above])).toEqual(box(505, 370, 250, 100));
  const everywhere = [above, box(580, 400, 50, 50), box(400, 310, 50, 50), box(700, 310, 50, 50)];
  expect(bubbleAt(thing, SIZE, "heart", ROOM, everywhere)).toEqual(box(505, 190, 250, 100));
});
