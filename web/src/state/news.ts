// What somebody wants to read who comes back to the table.

import type { LogLine } from "../protocol";

const MAX = 40;

/** Whose doing a line is; null if it happened by itself. */
export function actorOf(line: LogLine): number | null {
  const player = line.parts["player"];
  const seat = typeof player === "string" ? /^seat:(\d+)$/.exec(player) : null;
  return seat ? Number(seat[1]) - 1 : null;
}

/** The last turn of these seats, and all that has happened since then. */
export function sinceLastTurn(log: readonly LogLine[], mine: readonly number[]): LogLine[] {
  const isMine = (line: LogLine): boolean => mine.includes(actorOf(line) ?? -1);
  const isOthers = (line: LogLine): boolean => actorOf(line) !== null && !isMine(line);
  const lastBefore = (end: number, is: (line: LogLine) => boolean): number =>
    log.slice(0, Math.max(0, end)).findLastIndex(is);
  const others = lastBefore(log.length, isOthers);
  const before = lastBefore(lastBefore(others, isMine), isOthers);
  return log.slice(Math.max(before + 1, log.length - MAX));
}
