// My tables as the server knows them: whose turn it is, and which are over.

import { api } from "../net/api";
import type { SeatState, Summary } from "../protocol";
import { tables } from "./tables.svelte";

/** The server answers for so many tokens at once; older tables come in the next question. */
const MAX_TOKENS = 200;

/** The summaries of all my tables: those where it is my turn first, those that are over last. */
export async function myTables(): Promise<Summary[]> {
  const tokens = tables.list.map(({ token }) => token);
  const questions = [];
  for (let start = 0; start < tokens.length; start += MAX_TOKENS) {
    const body = { tokens: tokens.slice(start, start + MAX_TOKENS) };
    questions.push(api("POST /api/mine", { body }));
  }
  const answers = await Promise.all(questions);
  return answers.flatMap(({ matches }) => matches).sort(byUrgency);
}

/** Whether a match can be played on: it is not over, this server knows how, and nobody has called
 * it off. */
export const goesOn = ({ over, read_only, seats }: Summary): boolean =>
  !over && !read_only && !isCalledOff(seats);

export const isCalledOff = (seats: readonly Pick<SeatState, "kind">[]): boolean =>
  seats.some(({ kind }) => kind === "closed");

export function byUrgency(one: Summary, other: Summary): number {
  const rank = (each: Summary): number => (!goesOn(each) ? 2 : each.your_turn ? 0 : 1);
  return rank(one) - rank(other) || other.changed - one.changed;
}
