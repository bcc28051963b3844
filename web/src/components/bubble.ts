// Where a bubble has room beside the thing that it tells of.

import type { Zone } from "./explain.svelte";

export type Box = Readonly<Record<"left" | "top" | "right" | "bottom", number>>;

const GAP = 10;
/** Away from its column first; in the heart upwards. */
const SIDES = {
  left: ["right", "above", "below", "left"],
  right: ["left", "above", "below", "right"],
  heart: ["above", "below", "left", "right"],
} as const;
type Side = (typeof SIDES)["heart"][number];

const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** The first side of a thing on which a bubble covers neither it nor, if possible, what is to be avoided. */
export function bubbleAt(
  thing: Box,
  { width, height }: { readonly width: number; readonly height: number },
  zone: Zone | null,
  room: Box,
  avoided: readonly Box[],
): Box {
  const within = (value: number, least: number, most: number) =>
    Math.max(least, Math.min(value, most));
  const boxOn = (side: Side): Box => {
    const beside = { left: thing.left - GAP - width, right: thing.right + GAP };
    const stacked = { above: thing.top - GAP - height, below: thing.bottom + GAP };
    const middle = (thing.left + thing.right - width) / 2;
    const x = side === "left" || side === "right" ? beside[side] : middle;
    const y = side === "above" || side === "below" ? stacked[side] : thing.top;
    const left = within(x, room.left, room.right - width);
    const top = within(y, room.top, room.bottom - height);
    return { left, top, right: left + width, bottom: top + height };
  };
  const costOf = (box: Box) =>
    (overlaps(box, thing) ? avoided.length + 1 : 0) +
    avoided.filter((each) => overlaps(box, each)).length;
  const boxes = SIDES[zone === "left" || zone === "right" ? zone : "heart"].map(boxOn);
  return boxes.reduce((best, box) => (costOf(box) < costOf(best) ? box : best));
}
