// A seat as it is written down: in the browser's memory, or in a link to another device.

import { isRecord } from "./store";

export interface Invitation {
  readonly seat: number;
  readonly invite: string;
}

/** What the browser keeps of a match. */
export interface SavedSeat {
  readonly match: string;
  readonly token: string;
  readonly seats: readonly number[];
  readonly watch?: string;
  /** Invitations made here, which may still be passed on. */
  readonly invites?: readonly Invitation[];
}

/** A kept table read from anywhere, or null if it is none. */
export function readTable(value: unknown): SavedSeat | null {
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
export const readTables = (value: unknown): SavedSeat[] =>
  Array.isArray(value) ? value.map(readTable).filter((table) => table !== null) : [];
