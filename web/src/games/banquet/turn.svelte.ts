// One's turn at the Banquet: a line of the sideboard or a dish that is looked at before it is taken,
// and the dish in hand that is served next.

import type { Dragged } from "../../components/drag";
import type { BanquetDishView, BanquetView, MoveOption } from "../../protocol";
import { Turn as AnyTurn } from "../turn.svelte";

export class Turn extends AnyTurn<BanquetView> {
  #dish = $state.raw<string | null>(null);
  #way = $state.raw<string | null>(null);
  #cell = $state.raw<string | null>(null);

  // ------------------------------------------------------------------ take

  taking(line: string): MoveOption | undefined {
    return this.move(["take"], line);
  }

  /** The lines of the sideboard and of the imposters, by their ids. */
  get lines(): ReadonlyMap<string, readonly string[]> {
    const { rows, columns, players } = this.model.view;
    const positions = players.flatMap(({ imposter }) => imposter.positions);
    return new Map([...rows, ...columns, ...positions].map(({ id, cells }) => [id, cells]));
  }

  /** The line that is looked at before it is taken. */
  get way(): string | null {
    return this.#way !== null && this.taking(this.#way) ? this.#way : null;
  }
  set way(line: string | null) {
    this.#way = line;
    this.problem = null;
  }

  /** At a desk a press takes a line; on a phone, where nothing hovers, the first one only looks. */
  take(line: string, isPhone: boolean): void {
    if (isPhone && this.taking(line) && this.way !== line) this.way = line;
    else void this.attempt({ kind: "take", refs: [line] });
  }

  /** A dish on the sideboard that somebody pointed at: which ways lead to it? */
  get cell(): string | null {
    return this.model.view.step === "take" ? this.#cell : null;
  }
  set cell(cell: string | null) {
    this.#cell = cell;
    this.problem = null;
  }

  /** The ways to take what lies in a cell. */
  waysTo(cell: string): readonly string[] {
    return this.moves
      .map(({ choice }) => choice.refs[0] ?? "")
      .filter((line) => this.lines.get(line)?.includes(cell));
  }

  // ------------------------------------------------------------------ serve and clear

  /** The dish that is served next; the first in hand that can be, until another is picked. */
  get dish(): BanquetDishView | null {
    const { tray, step } = this.model.view;
    if (step !== "serve") return null;
    const can = (dish: string) => this.moves.some(({ choice }) => choice.refs[0] === dish);
    return tray.find(({ id }) => id === this.#dish) ?? tray.find(({ id }) => can(id)) ?? tray[0] ?? null;
  }

  pick(dish: string): void {
    this.#dish = dish;
    this.problem = null;
  }

  /** Serving the dish in hand to a noble or a course. */
  serving(place: string): MoveOption | undefined {
    return this.movesOf(["serve"], this.dish?.id).find(({ choice }) => choice.refs[1] === place);
  }

  /** A press on a noble or a course: serves the dish in hand, or clears the noble. */
  serve(place: string, noble: string): void {
    const dish = this.dish?.id;
    const isCleared = dish === undefined || (place === noble && this.clearing(noble));
    void this.attempt(
      isCleared ? { kind: "clear", refs: [noble] } : { kind: "serve", refs: [dish, place] },
    );
  }

  /** A dish in hand can be carried to whom it may be served. */
  dragged(dish: string): Dragged {
    const places = this.movesOf(["serve"], dish).map(({ choice }) => choice.refs[1] ?? "");
    return {
      places: new Set(places),
      lift: () => this.pick(dish),
      drop: (place) => void this.attempt({ kind: "serve", refs: [dish, place] }),
    };
  }

  clearing(noble: string): MoveOption | undefined {
    return this.move(["clear"], noble);
  }

  get done(): MoveOption | undefined {
    return this.move(["done"]);
  }

  /** The keys take any move, or those of the dish in hand. */
  override get choices(): readonly MoveOption[] {
    const dish = this.dish?.id;
    return dish === undefined
      ? this.moves
      : this.moves.filter(({ choice }) => choice.refs[0] === dish);
  }

  override back(): boolean {
    const had = this.#way ?? this.#cell ?? this.#dish;
    this.#way = this.#cell = this.#dish = null;
    return super.back() || had !== null;
  }
}
