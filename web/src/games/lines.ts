// Lines of moves that are offered together: what is the same in all of them, and what is not.

import type { MoveOption } from "../protocol";

export type Line = readonly MoveOption[];

const isIn = (line: Line, move: MoveOption): boolean => line.some(({ text }) => text === move.text);

/** The moves that all lines have. */
export const common = (lines: readonly Line[]): Line =>
  (lines[0] ?? []).filter((move) => lines.every((line) => isIn(line, move)));

/** The moves by which a line differs from the others; all of them, if it is the only one. */
export function differing(line: Line, lines: readonly Line[]): Line {
  const shared = common(lines);
  const own = line.filter((move) => !isIn(shared, move));
  return own.length > 0 ? own : line;
}

/** How many of its first moves tell a line from all others. */
export function headOf(line: Line, lines: readonly Line[]): number {
  const begins = (other: Line, moves: number): boolean =>
    line.slice(0, moves).every(({ text }, n) => other[n]?.text === text);
  const others = lines.filter((other) => other !== line);
  const enough = line.findIndex((_, n) => !others.some((other) => begins(other, n + 1)));
  return enough < 0 ? line.length : enough + 1;
}
