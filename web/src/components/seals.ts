// How many sit at a table: a seal must know it, for a party without a seat has a mark of its own.

import { getContext, setContext } from "svelte";

const PLAYERS = Symbol("players");

/** Tells it to all seals below; to be called while a component is made. */
export const sealTable = (players: () => number): void => {
  setContext(PLAYERS, players);
};

/** How many sit at the table that a seal belongs to; undefined where there is no table. */
export const playersHere = (): (() => number) | undefined => getContext(PLAYERS);
