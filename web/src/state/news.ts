// What somebody wants to read who comes back to the table.

import type { LogLine } from "../protocol";

const MOST = 40;

/** Whose doing a line is; null if it happened by itself. */
export function actorOf(line: LogLine): number | null {
  const player = line.parts["player"];
  const seat = typeof player === "string" ? /^seat:(\d+)$/.exec(player) : null;
  return seat ? Number(seat[1]) - 1 : null;
}

/** The lines since the last turn of these seats: what others did, and what one does now. */
export function sinceLastTurn(log: readonly LogLine[], mine: readonly number[]): LogLine[] {
  const isMine = (line: LogLine): boolean => mine.includes(actorOf(line) ?? -1);
  const isOthers = (line: LogLine): boolean => actorOf(line) !== null && !isMine(line);
  const lastOthers = log.findLastIndex(isOthers);
  const before = log.slice(0, Math.max(0, lastOthers)).findLastIndex(isMine);
  return log.slice(Math.max(before + 1, log.length - MOST));
}
