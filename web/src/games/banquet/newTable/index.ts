// What the Banquet adds to the page of a new table. Nobody is asked for letters: the seats have the
// sets of cards in their order.

import type { NewTableParts } from "../../newTable";
import SidePicture from "./SidePicture.svelte";

export const newTable: NewTableParts = {
  signs: {},
  ValuePicture: SidePicture,
  settle: (options) => ({ ...options, icons: "" }),
  why: () => "",
  asks: (option) => option !== "icons",
};
