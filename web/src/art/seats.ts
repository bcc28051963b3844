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

/** Whom a single player meets has no seat: it is a lady, and hers is the rose. */
const ROSE = 2;

/** The mark of a seat, or of a party without one, at a table for so many players. */
export const seatMark = (seat: number, players = marks.length): SeatMark =>
  marks[players === 1 && seat > 0 ? ROSE : seat] ?? marks[0];
