// Boxes and Madame du Barry belong to the Deluxe edition: whoever chooses one of them chooses it.

import { say } from "../../../texts";
import type { Laying, Options } from "../../laying";
import Opponent from "./Opponent.svelte";
import Picture from "./Picture.svelte";

export const laying: Laying = {
  signs: { jewelry_box: "jewel", fancy: "fancy", festivity: "festivity", expert: "expert" },
  Picture,
  Opponent,

  settle(options: Options, players: number, changed: string): Options {
    const isDeluxe = options["edition"] === "deluxe";
    const hasBoxes = options["modules"] !== "none";
    if (changed === "edition") return isDeluxe ? options : { ...options, modules: "none" };
    if (players === 1) return { ...options, edition: "deluxe", start: "random" };
    return hasBoxes ? { ...options, edition: "deluxe" } : options;
  },

  why: (option, value, players) =>
    option === "edition" && value !== "deluxe" && players === 1 ? say("rokoko-alone-edition") : "",

  // Madame always begins.
  asks: (option, players) => option !== "start" || players > 1,
};
