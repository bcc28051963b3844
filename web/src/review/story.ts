// What a course of chances tells of single turns and moves.

import type { Course, ReviewedTurn } from "../protocol";
import type { Point } from "./graph";

/** The chances before each turn and after the last one, as the graph draws them. */
export function pointsOf({ turns, end }: Course, last: number): readonly Point[] {
  return [...turns.map(({ first, chances }) => ({ move: first, chances })), { move: last, chances: end }];
}

/** Which turn was made from here, or had begun here; null at the end. */
export function turnAt({ turns }: Course, move: number): number | null {
  const at = turns.findLastIndex(({ first }) => first <= move);
  const turn = turns[at];
  return turn && move < turn.first + turn.moves ? at : null;
}

/** How a party's chances went in a turn. */
export function changeIn({ turns, end }: Course, turn: number, party: number): { from: number; to: number } {
  const after = turns[turn + 1]?.chances ?? end;
  return { from: turns[turn]?.chances[party] ?? 0, to: after[party] ?? 0 };
}

/** The round that a move belongs to, counted from 1; that of the last one at the end. */
export function roundAt(rounds: readonly number[], move: number): number {
  const at = rounds.findIndex((end) => move < end);
  return at < 0 ? Math.max(1, rounds.length) : at + 1;
}

/** A round on the graph: from its first move to its last. */
export const stretches = (rounds: readonly number[]): readonly { from: number; to: number }[] =>
  rounds.map((to, n) => ({ from: rounds[n - 1] ?? 0, to }));

export interface Turning {
  readonly turn: number;
  /** Where the table can be seen before it. */
  readonly move: number;
  readonly party: number;
  /** In hundredths. */
  readonly swing: number;
}

export const turningsOf = (course: Course): readonly Turning[] =>
  course.turning_points.map(({ turn, party }) => ({
    turn,
    party,
    move: course.turns[turn]?.first ?? 0,
    swing: swingOf(changeIn(course, turn, party)),
  }));

/** By how much chances changed, in hundredths: the difference of the figures that are shown. */
export const swingOf = ({ from, to }: { from: number; to: number }): number => percent(to) - percent(from);

export const percent = (part: number): number => Math.round(part * 100);

/** The numbers of the moves of a turn, from 1. */
export const movesOf = ({ first, moves }: ReviewedTurn): readonly number[] =>
  Array.from({ length: moves }, (_, n) => first + n + 1);
