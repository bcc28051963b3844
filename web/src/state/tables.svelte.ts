// The tables of this browser: the secrets that prove its seats. They leave it only for the server,
// or when their owner carries his seats to another device.

import { isRecord, keep, recall, whenKept } from "./store";

export interface Invitation {
  readonly seat: number;
  readonly invite: string;
}

/** What the browser keeps of a match. */
export interface KeptTable {
  readonly match: string;
  readonly token: string;
  readonly seats: readonly number[];
  readonly watch?: string;
  /** Invitations made here, which may still be passed on. */
  readonly invites?: readonly Invitation[];
}

const NAME = "tables";

/** A kept table read from anywhere, or null if it is none. */
export function readTable(value: unknown): KeptTable | null {
  if (!isRecord(value)) return null;
  const { match, token, seats, watch, invites } = value;
  if (typeof match !== "string" || typeof token !== "string" || !isSeats(seats)) return null;
  return {
    match,
    token,
    seats,
    ...(typeof watch === "string" ? { watch } : {}),
    ...(Array.isArray(invites) ? { invites: invites.filter(isInvitation) } : {}),
  };
}

const isSeats = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((seat) => Number.isInteger(seat));

const isInvitation = (value: unknown): value is Invitation =>
  isRecord(value) && Number.isInteger(value["seat"]) && typeof value["invite"] === "string";

/** Whatever can be read of a list of tables. */
export const readTables = (value: unknown): KeptTable[] =>
  Array.isArray(value) ? value.map(readTable).filter((table) => table !== null) : [];

class Tables {
  /** The newest first. */
  list = $state.raw(readTables(recall(NAME)));

  constructor() {
    whenKept(NAME, () => (this.list = readTables(recall(NAME))));
  }

  find(match: string): KeptTable | undefined {
    return this.list.find((table) => table.match === match);
  }

  /** Keep a table; what is known of it already is completed, and its token replaced. */
  keep(table: KeptTable): void {
    // Another window may have kept something since this one has read.
    const known = readTables(recall(NAME));
    const before = known.find(({ match }) => match === table.match);
    const others = known.filter(({ match }) => match !== table.match);
    this.#write([{ ...before, ...table }, ...others]);
  }

  forget(match: string): void {
    this.#write(readTables(recall(NAME)).filter((table) => table.match !== match));
  }

  #write(list: KeptTable[]): void {
    keep(NAME, list);
    this.list = list;
  }
}

export const tables = new Tables();
