// What Rokoko adds to the page of a new table.

import { say } from "../../../texts";
import type { NewTableParts } from "../../newTable";
import EditionPicture from "./EditionPicture.svelte";
import Opponent from "./Opponent.svelte";
import Picture from "./Picture.svelte";
import { settle } from "./settle";
import StartField from "./StartField.svelte";

export const newTable: NewTableParts = {
  signs: { jewelry_box: "jewel", fancy: "fancy", festivity: "festivity", expert: "expert" },
  Picture,
  ValuePicture: EditionPicture,
  fields: { start: StartField },
  Opponent,
  settle,
  why: (option, value, players) =>
    option === "edition" && value !== "deluxe" && players === 1 ? say("rokoko-alone-edition") : "",
  asks: (option, players) => option !== "start" || players > 1,
};
