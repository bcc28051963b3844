// What somebody wants to read who comes back to the table: who did what since their last turn.

import type { GameFacts, LogLine, Message } from "../protocol";

/** Whose doing a line is; null if it happened by itself. */
export function actorOf(line: LogLine): number | null {
  const player = line.parts["player"];
  const seat = typeof player === "string" ? /^seat:(\d+)$/.exec(player) : null;
  return seat ? Number(seat[1]) - 1 : null;
}

/** The sentence of a line as it is said to a seat, which is “you” in it. */
export function toldTo({ message, parts }: LogLine, seat: number | null): Message {
  const you = Object.entries(parts)
    .filter(([, value]) => seat !== null && value === `seat:${seat + 1}`)
    .map(([part]) => [part === "player" ? "who" : "whom", "you"]);
  return you.length === 0 ? message : { ...message, args: { ...message.args, ...Object.fromEntries(you) } };
}

/** The same beside the name of whose doing it is: a sentence that begins with the name, without it. */
export function toldBesideName(line: LogLine, seat: number | null): Message {
  const message = toldTo(line, seat);
  return { ...message, args: { ...message.args, who: "other", player: "" } };
}

/** What one seat did without a pause by another. */
export interface Turn {
  readonly seat: number;
  /** Where it begins in the log. */
  readonly from: number;
  readonly lines: readonly LogLine[];
}

type Kinds = Pick<GameFacts, "roles" | "tones" | "routine">;
const roleOf = (line: LogLine, { roles }: Kinds) => roles[line.event] ?? "deed";

/** All turns of a log in their order. A heading ends a turn, and opens one if it names a seat. */
export function turnsOf(log: readonly LogLine[], kinds: Kinds): readonly Turn[] {
  const turns: { seat: number; from: number; lines: LogLine[] }[] = [];
  let isOpen = false;
  log.forEach((line, at) => {
    const seat = actorOf(line);
    const isHeading = kinds.tones[line.event] === "heading";
    if (isHeading) isOpen = false;
    const isTold = !kinds.routine.includes(line.event) && roleOf(line, kinds) !== "course";
    if (seat === null || !(isHeading || isTold)) return;
    const last = turns.at(-1);
    const turn = isOpen && last?.seat === seat ? last : { seat, from: at, lines: [] };
    if (turn !== last) turns.push(turn);
    if (!isHeading) turn.lines.push(line);
    isOpen = true;
  });
  return turns;
}

/** A turn of somebody else, with the number of its ribbon. */
export interface Deed extends Turn {
  readonly number: number;
}

export interface Since {
  readonly deeds: readonly Deed[];
  /** One's own turn has begun with a first step: what the others did is told, but marked no more. */
  readonly hasStepped: boolean;
}

/**
 * What the others did since a seat's own last turn; the turn before it, as long as that one lasts.
 * Whoever only looks on sees the last turn of everybody.
 */
export function sinceLastTurn(
  turns: readonly Turn[],
  seat: number | null,
  isToAct: boolean,
): Since {
  if (seat === null) return { deeds: numbered(lastRound(turns)), hasStepped: false };
  const last = turns.findLastIndex((turn) => turn.seat === seat);
  const own = turns[last];
  if (!own || !isToAct || last < turns.length - 1) {
    return { deeds: numbered(turns.slice(last + 1)), hasStepped: false };
  }
  const before = turns.slice(0, last).findLastIndex((turn) => turn.seat === seat);
  return { deeds: numbered(turns.slice(before + 1, last)), hasStepped: own.lines.length > 0 };
}

function lastRound(turns: readonly Turn[]): readonly Turn[] {
  const played = turns.filter(({ lines }) => lines.length > 0);
  const seen = new Set<number>();
  const first = played.findLastIndex(({ seat }) => seen.has(seat) || !seen.add(seat));
  return played.slice(first + 1);
}

const numbered = (turns: readonly Turn[]): readonly Deed[] =>
  turns.filter(({ lines }) => lines.length > 0).map((turn, at) => ({ ...turn, number: at + 1 }));

/** The lines of a turn that a short account tells: its deeds, or all if it has none. */
export function inShort({ lines }: Turn, kinds: Kinds): readonly LogLine[] {
  const deeds = lines.filter((line) => roleOf(line, kinds) === "deed");
  return deeds.length > 0 ? deeds : lines;
}

/** What a turn has touched: the things and places that it names, `event:` with the name of what
 * happened, and `word:` where a board shows what a seat says. Notes are told, not marked: who holds
 * one by now is nobody's business. */
export function touchedBy({ seat, lines }: Turn): readonly string[] {
  const refs = lines.flatMap(({ parts }) => Object.values(parts)).map(String);
  const things = refs.filter((ref) => ref.includes(":") && !/^(seat|note):/.test(ref));
  const events = lines.map(({ event }) => `event:${event}`);
  return [...new Set([...things, ...events, `word:${seat + 1}`])];
}

const MAX = 40;

/** What belongs to the round that is played now, as far as a short log goes. */
export function thisRound(log: readonly LogLine[], kinds: Kinds): readonly LogLine[] {
  const isChapter = (line: LogLine) => kinds.tones[line.event] === "heading" && actorOf(line) === null;
  return log.slice(Math.max(0, log.findLastIndex(isChapter), log.length - MAX));
}
