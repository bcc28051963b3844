// How an update changes what is known of a table.

import type { LogLine, State, Update } from "../protocol";

/** The state after an update that follows it. */
export function merge(state: State, update: Update): State {
  return {
    ...state,
    ...joinLogs(state, update),
    number: update.number,
    seats: update.seats,
    sides: update.sides,
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

/** Older lines put before those that are known. */
export function prepend(state: State, start: number, lines: readonly LogLine[]): State {
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
