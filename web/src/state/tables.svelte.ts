// The tables of this browser: the secrets that prove its seats. They leave it only for the server,
// or when their owner carries his seats to another device.

import { readTables, type SavedSeat } from "./savedSeat";
import { keep, recall, whenKept } from "./store";

const NAME = "tables";

class Tables {
  /** The newest first. */
  list = $state.raw(readTables(recall(NAME)));

  constructor() {
    whenKept(NAME, () => (this.list = readTables(recall(NAME))));
  }

  find(match: string): SavedSeat | undefined {
    return this.list.find((table) => table.match === match);
  }

  /** Keep a table; what is known of it already is completed, and its token replaced. */
  keep(table: SavedSeat): void {
    // Another window may have kept something since this one has read.
    const known = readTables(recall(NAME));
    const before = known.find(({ match }) => match === table.match);
    const others = known.filter(({ match }) => match !== table.match);
    this.#write([{ ...before, ...table }, ...others]);
  }

  forget(match: string): void {
    this.#write(readTables(recall(NAME)).filter((table) => table.match !== match));
  }

  #write(list: SavedSeat[]): void {
    keep(NAME, list);
    this.list = list;
  }
}

export const tables = new Tables();
