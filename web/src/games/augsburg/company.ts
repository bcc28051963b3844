// Everybody at the table, as the boxes beside a noble or the coin show them: what they offered, what
// they showed, whether they have chosen.

import type { AugsburgPlayerView, AugsburgView } from "../../protocol";
import { say } from "../../texts";
import type { Suit } from "./looks";
import { bestOf } from "./notes";
import type { Saying } from "./talk";
import { labelOf } from "../facts.svelte";

export interface Member {
  readonly seat: number;
  /** A number of notes, the value of a note, a tick for whoever is ready; null if there is none. */
  readonly figure: number | "ready" | null;
  /** The figure is the value of such a note. */
  readonly suit: Suit | null;
  /** In a word, and in a sentence for those who listen. */
  readonly word: string;
  readonly told: string;
  readonly leads: boolean;
  readonly isOut: boolean;
  readonly isAsked: boolean;
}

/** What somebody has before him when notes are shown. */
export interface Hand extends Member {
  /** The notes that one may see, by their ids. */
  readonly open: readonly string[];
  /** How many lie face down, and for how many there is still a place. */
  readonly down: number;
  readonly empty: number;
}

const nobody = { figure: null, suit: null, leads: false, isOut: false, isAsked: false };

const members = (
  view: AugsburgView,
  names: readonly string[],
  tell: (player: AugsburgPlayerView, name: string, isAsked: boolean) => Partial<Member>,
): readonly Member[] =>
  view.players.map((player) => {
    const { seat } = player;
    const isAsked = view.to_act.includes(seat);
    const told = tell(player, names[seat] ?? "", isAsked);
    return { seat, ...nobody, word: "", told: "", isAsked, ...told };
  });

/** While an auction is going on. */
export const bidders = (view: AugsburgView, names: readonly string[]): readonly Member[] =>
  members(view, names, ({ said, number }, name, isAsked) => {
    const isOut = said === "passed";
    let word = say("augsburg-said", { said });
    if (isAsked && view.step === "show") word = say("augsburg-picks");
    else if (isAsked && said === "nothing") word = say("augsburg-speaks");
    return {
      figure: isOut || number === 0 ? null : number,
      word,
      told: say("augsburg-said-told", { name, said, number }),
      leads: said === "leads",
      isOut,
    };
  });

/** When it is won: the highest note that each has shown. */
export const showers = (
  view: AugsburgView,
  names: readonly string[],
  said: readonly Saying[],
): readonly Member[] => {
  const winner = said.findLast(({ what }) => what === "won")?.seat;
  return members(view, names, ({ seat }, name) => {
    const notes = said.find(({ what, seat: who }) => what === "showed" && who === seat)?.notes ?? [];
    const best = bestOf(notes);
    const leads = seat === winner;
    if (!best) {
      const passed = { said: "passed" };
      const told = say("augsburg-said-told", { name, number: 0, ...passed });
      return { word: say("augsburg-said", passed), told, isOut: true, isAsked: false };
    }
    return {
      figure: best.value,
      suit: best.noble,
      word: say("augsburg-showed", { won: leads ? "yes" : "no" }),
      told: say("augsburg-showed-told", { name, won: leads ? "yes" : "no", note: labelOf(best.id) }),
      leads,
      isAsked: false,
    };
  });
};

/** The same with the notes themselves, also while they are still being picked in secret. */
export function hands(
  view: AugsburgView,
  names: readonly string[],
  said: readonly Saying[],
  marked: readonly string[],
): readonly Hand[] {
  if (said.some(({ what }) => what === "won")) {
    return showers(view, names, said).map((member) => {
      const shown = said.find(({ what, seat }) => what === "showed" && seat === member.seat);
      return { ...member, open: shown?.notes ?? [], down: 0, empty: 0 };
    });
  }
  const all = view.auction?.highest ?? 0;
  return bidders(view, names).map((member) => {
    const { said: last } = view.players[member.seat]!;
    const isOut = last !== "leads" && last !== "holds";
    const word = isOut || member.isAsked ? member.word : say("augsburg-ready");
    const open =
      member.seat === view.seat ? [...(view.own?.picked ?? []).map(({ id }) => id), ...marked] : [];
    const hidden = Math.max(0, all - open.length);
    const isPicking = member.isAsked && member.seat === view.seat;
    const down = isPicking ? 0 : hidden;
    return { ...member, word, isOut, leads: false, open, down, empty: hidden - down };
  });
}

/** While all choose at the same time what they buy or give up. */
export const choosers = (view: AugsburgView, names: readonly string[]): readonly Member[] =>
  members(view, names, ({ offered }, name, isAsked) => ({
    figure: isAsked ? offered || null : "ready",
    word: say(isAsked ? "augsburg-ponders" : "augsburg-ready"),
    told:
      view.step === "give"
        ? say("augsburg-gives-told", { name, done: isAsked ? "no" : "yes" })
        : say("augsburg-buys-told", { name, notes: offered, done: isAsked ? "no" : "yes" }),
  }));
