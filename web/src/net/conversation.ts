// What is said on the socket of a table, apart from the socket: which numbers were seen, which
// commands wait for an answer, and what has to be asked again. Messages go in, messages come out.

import type { AnyCommand, FromClient, Problem, State, ToClient, Update } from "../protocol";

/** What a client does about a message: what it tells the page, and what it sends. */
export interface Reaction {
  readonly told?: State | Update;
  /** The seats whose players have the table open. */
  readonly here?: readonly number[];
  /** The seat that has asked for advice. */
  readonly asked?: number;
  readonly send: readonly FromClient[];
  readonly done?: { readonly key: string; readonly problem: Problem | null };
  /** Send the command of this key again, a little later. */
  readonly later?: string;
  /** Ask for the state again, a little later. */
  readonly askLater?: true;
  /** The door stays shut: the token opens nothing here. */
  readonly shut?: Problem;
}

/** Refusals of haste: the command is good, and is sent again as it was. */
const AGAIN: readonly string[] = ["busy", "too_fast"];

export class Conversation {
  /** The number of the last message seen; null before the first. */
  #number: number | null = null;
  #isGreeting = false;
  #hasAsked = false;
  readonly #waiting = new Map<string, AnyCommand>();

  /** A new socket is open: say who we are. Commands follow when the state has come. */
  greet(token: string): FromClient {
    this.#isGreeting = true;
    this.#hasAsked = false;
    return this.#number === null
      ? { type: "hello", token, presence: true }
      : { type: "hello", token, number: this.#number, presence: true };
  }

  /** Keep a command until it is answered; true if it can be sent now. */
  body(command: AnyCommand): boolean {
    this.#waiting.set(command.key, command);
    return this.#number !== null && !this.#isGreeting;
  }

  /** A command that is still without an answer. */
  waiting(key: string): AnyCommand | undefined {
    return this.#waiting.get(key);
  }

  hear(message: ToClient): Reaction {
    switch (message.type) {
      case "state":
        return this.#hearState(message);
      case "update":
        return this.#hearUpdate(message);
      case "ack":
        return {
          send: this.#isBehind(message.number) ? this.ask() : [],
          done: this.#done(message.key),
        };
      case "refused":
        return this.#hearRefusal(message.key, message.problem);
      case "presence":
        return { here: message.seats, send: [] };
      case "asked":
        return { asked: message.seat, send: [] };
      case "pong":
      case "reason":
        return { send: [] };
    }
  }

  #hearState(state: State): Reaction {
    this.#number = state.number;
    this.#hasAsked = false;
    const again = this.#isGreeting ? [...this.#waiting.values()] : [];
    this.#isGreeting = false;
    return { told: state, send: again };
  }

  /** The update that one's own command has made acknowledges it, even if it came out of order. */
  #hearUpdate(update: Update): Reaction {
    const done = update.key === null ? {} : { done: this.#done(update.key) };
    if (this.#number === null || update.number <= this.#number) return { send: [], ...done };
    if (update.number > this.#number + 1) return { send: this.ask(), ...done };
    this.#number = update.number;
    return { told: update, send: [], ...done };
  }

  #done(key: string): { readonly key: string; readonly problem: null } {
    this.#waiting.delete(key);
    return { key, problem: null };
  }

  #hearRefusal(key: string | null, problem: Problem): Reaction {
    if (key === null) return this.#hearNo(problem);
    if (AGAIN.includes(problem.code)) return { send: [], later: key };
    this.#waiting.delete(key);
    return { send: [], done: { key, problem } };
  }

  /** No command was refused, so it was our hello, or the question for the state. */
  #hearNo(problem: Problem): Reaction {
    if (problem.code === "no_access") return { send: [], shut: problem };
    if (!AGAIN.includes(problem.code) || !this.#hasAsked) return { send: [] };
    this.#hasAsked = false;
    return { send: [], askLater: true };
  }

  #isBehind(number: number): boolean {
    return this.#number === null || number > this.#number;
  }

  /** Ask for the state, once until it comes. */
  ask(): FromClient[] {
    if (this.#hasAsked) return [];
    this.#hasAsked = true;
    return [{ type: "fetch", number: this.#number ?? 0 }];
  }
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** How long to wait before the n-th attempt in a row, in milliseconds; chance keeps crowds apart. */
export function waitBefore(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + chance / 2);
}
