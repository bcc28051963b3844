// What the boards of all games have in common: who is who, whose things are nearest, what was
// touched last, and pieces that travel from one view to the next.

import { marksOf, type Mark } from "../components/marks";
import { cue } from "../components/sound";
import { snapshot, travel, type PieceMove, type Snapshot } from "../components/travel";
import type { LogLine } from "../protocol";
import { namesOf } from "../state/people";
import { sinceLastTurn, turnsOf, type Deed } from "../state/news";
import { settings } from "../state/settings.svelte";
import { movesOf, type TableModel } from "./tableModel";
import { learn, touched } from "./facts.svelte";

/** How long the places of a turn flash, in milliseconds. */
const FLASH = 700;

/** A view tells of its players, each with his seat; one that does not has nothing to be looked at. */
export interface Seated {
  readonly players?: readonly { readonly seat: number }[];
}
type PlayerOf<View extends Seated> = NonNullable<View["players"]>[number];

export interface Ways<View> {
  /** The ways that pieces went between two views, in order. */
  readonly pieceMoves?: (before: View, fresh: readonly LogLine[], after: View) => readonly PieceMove[];
  /** Events in which coins are heard. */
  readonly coins?: readonly string[];
  /** Whether a turn begins now, of those whose turn it is. */
  readonly begins?: (view: View) => boolean;
}

/** Who has taken something away. */
export interface Taker {
  readonly seat: number;
  readonly name: string;
}

export class BoardModel<View extends Seated> {
  #beside = $state.raw(0);
  #flashed = $state.raw<Deed | null>(null);
  #looked = $state.raw<number | null>(null);

  /** To be made while a component is made. */
  constructor(
    private readonly of: () => TableModel<View>,
    private readonly ways: Ways<View> = {},
  ) {
    $effect.pre(() => learn(this.model.facts));
    this.#letTravel();
    $effect(() => {
      if (this.model.fresh.some(({ event }) => ways.coins?.includes(event))) cue("coins");
    });
    $effect(() => {
      if (this.isMyTurn && (ways.begins?.(this.view) ?? true)) cue("turn");
    });
  }

  get model(): TableModel<View> {
    return this.of();
  }

  get view(): View {
    return this.model.view;
  }

  /** What all who have a score are called, by party. */
  readonly names = $derived.by(() => namesOf(this.model.seats, this.model.parties));
  /** What has just been touched by nobody at the table. */
  readonly last = $derived.by(() => touched(this.model.fresh, this.model.seats.length));
  readonly #since = $derived.by(() => {
    const { log, facts, seat, seats } = this.model;
    const isToAct = seat !== null && (seats[seat]?.to_act ?? false);
    return sinceLastTurn(turnsOf(log, facts), seat, isToAct);
  });
  /** The turns of the others since one's own last one. */
  readonly deeds = $derived.by(() =>
    this.#since.deeds.filter(({ seat }) => seat < this.model.seats.length),
  );
  /** Those whose places are marked: they are until one's first step, and when one asks for them. */
  readonly marked = $derived.by(() => {
    const asked = this.#flashed;
    if (!this.#since.hasStepped) return this.deeds;
    return this.deeds.filter(({ number }) => number === asked?.number);
  });
  /** The number of the turn whose places flash. */
  readonly flashing = $derived.by(() => this.#flashed?.number ?? null);
  readonly isMyTurn = $derived.by(() => this.model.moves.length > 0);

  get #players(): readonly PlayerOf<View>[] {
    return this.view.players ?? [];
  }

  nameOf(seat: number): string {
    return this.names[seat] ?? "";
  }

  readonly #touches = $derived.by(() => marksOf(this.deeds));

  /** Who was last at one of these since one's own last turn, until the next one ends. */
  readonly lastAt = (...refs: readonly string[]): Taker | undefined => {
    const marks = refs.flatMap((ref) => this.#touches.get(ref) ?? []);
    const latest = marks.reduce<Mark | undefined>(
      (one, other) => (one && one.number > other.number ? one : other),
      undefined,
    );
    return latest && { seat: latest.seat, name: this.nameOf(latest.seat) };
  };

  /** Whose things are nearest: one's own. Whoever only looks on sits beside one of the players. */
  get mine(): PlayerOf<View> {
    const nearest = this.model.seat ?? this.#beside;
    return this.#players.find(({ seat }) => seat === nearest) ?? this.#players[0]!;
  }

  /** Whose things are looked at in a drawer. */
  get looked(): PlayerOf<View> | undefined {
    return this.#players.find(({ seat }) => seat === this.#looked);
  }

  /** A spectator moves beside whom he looks at, with a drawer or without. */
  look(seat: number, isOpened = true): void {
    if (this.model.seat === null) this.#beside = seat;
    if (isOpened) this.#looked = seat;
  }

  /** Lets the places of a turn flash once. */
  flash(deed: Deed): void {
    this.#flashed = deed;
    setTimeout(() => {
      if (this.#flashed === deed) this.#flashed = null;
    }, FLASH);
  }

  close(): void {
    this.#looked = null;
  }

  /** Where the pieces were is noted before the page changes; then they travel. */
  #letTravel(): void {
    let drawn: View | undefined;
    let before: Snapshot | undefined;
    $effect.pre(() => {
      if (this.view !== drawn) before = drawn && snapshot();
    });
    $effect(() => {
      const { view, model } = this;
      const old = drawn;
      drawn = view;
      if (!old || !before || view === old) return;
      const moves = movesOf(model).map((lines) => this.ways.pieceMoves?.(old, lines, view) ?? []);
      travel(before, moves, settings.still, settings.pace);
      before = undefined;
    });
  }
}
