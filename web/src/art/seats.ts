// The persons at a table: a seat has its colour and its glyph for as long as the table stands.

import type { IconName } from "./icons";

export interface SeatMark {
  readonly name: "plum" | "teal" | "garnet" | "bronze" | "slate";
  readonly wax: string;
  readonly glyph: IconName;
}

const marks: readonly [SeatMark, ...SeatMark[]] = [
  { name: "plum", wax: "#71347B", glyph: "lily" },
  { name: "teal", wax: "#0B6A70", glyph: "shell" },
  { name: "garnet", wax: "#9B2541", glyph: "rose" },
  { name: "bronze", wax: "#805300", glyph: "sun" },
  { name: "slate", wax: "#3C4658", glyph: "moon" },
];

export const seatMark = (seat: number): SeatMark => marks[seat] ?? marks[0];
