// How an update changes what is known of a table.

import type { LogLine, State, Update } from "../protocol";
import { follow, type SeenState } from "./views";

/** The state after an update that follows it. */
export function merge(state: SeenState, update: Update): SeenState {
  return {
    ...state,
    ...joinLogs(state, update),
    ...follow(state, update),
    number: update.number,
    seats: update.seats,
    chat: [...state.chat, ...update.chat],
    over: update.over,
    sheet: update.sheet,
    takeback: update.takeback,
    rematch: update.rematch,
  };
}

/** Lines from `log_from` on are replaced: an undo shortens a log, a new name retells it. */
function joinLogs(state: State, update: Update): Pick<State, "log_from" | "log"> {
  const kept = update.log_from - state.log_from;
  const canJoin = kept >= 0 && kept <= state.log.length;
  // What does not reach the known lines stands for itself; older ones can be fetched.
  return canJoin
    ? { log_from: state.log_from, log: [...state.log.slice(0, kept), ...update.log] }
    : { log_from: update.log_from, log: update.log };
}

/** What an update tells that is new: a retold or a shortened log is nothing to be animated. */
export const freshLines = (update: Update): readonly LogLine[] =>
  update.kind === "play" ? update.log : [];

/** One move of an update; whatever else an update tells comes as a single step. */
export interface Step {
  readonly update: Update;
  /** What it brought. */
  readonly fresh: readonly LogLine[];
  /** What the moves after it bring, one by one. */
  readonly later: readonly (readonly LogLine[])[];
  readonly isFirst: boolean;
}

/** A bot's turn comes as one update, and is shown move by move. */
export function stepsOf(update: Update): readonly Step[] {
  const { log, steps } = update;
  if (steps.length < 2) return [{ update, fresh: freshLines(update), later: [], isFirst: true }];
  const ends = steps.map((_, nth) => log.length - sum(steps.slice(nth + 1)));
  const moves = ends.map((end, nth) => log.slice(Math.max(0, end - steps[nth]!), Math.max(0, end)));
  return moves.map((fresh, nth) => ({
    update,
    fresh,
    later: moves.slice(nth + 1),
    isFirst: nth === 0,
  }));
}

/**
 * The table as a step shows it; `whole` is the state after the update. With the first move of a turn
 * the table looks as it will after the last (a board lets each piece wait for its move), but only
 * the lines of this move are told; whose turn it is then, and the end, come with the last one.
 */
export function showStep(
  shown: SeenState,
  whole: SeenState,
  { fresh, later, isFirst }: Step,
): SeenState {
  const isLast = later.length === 0;
  if (isFirst && isLast) return whole;
  if (!isFirst) {
    const log = [...shown.log, ...fresh];
    return isLast ? { ...whole, log_from: shown.log_from, log } : { ...shown, log };
  }
  return {
    ...whole,
    log: whole.log.slice(0, whole.log.length - sum(later.map(({ length }) => length))),
    seats: shown.seats,
    sides: whole.sides.map((side) => ({ ...side, question: null, moves: [] })),
    over: shown.over,
    sheet: shown.sheet,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** Older lines put before those that are known. */
export function prepend<S extends State>(state: S, start: number, lines: readonly LogLine[]): S {
  const missing = state.log_from - start;
  if (missing <= 0 || lines.length < missing) return state;
  return { ...state, log_from: start, log: [...lines.slice(0, missing), ...state.log] };
}

/**
 * Whose side is shown at a device with several seats: the one that was, as long as it is to act or
 * nobody else here is; otherwise the first who is.
 */
export function sideToShow(state: State, before: number | null): number | null {
  const acting = state.sides.filter(({ seat }) => seat !== null && state.seats[seat]?.to_act);
  const isHere = state.sides.some(({ seat }) => seat === before);
  if (isHere && (acting.length === 0 || acting.some(({ seat }) => seat === before))) return before;
  return (acting[0] ?? state.sides[0])?.seat ?? null;
}
