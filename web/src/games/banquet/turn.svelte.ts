// One's turn at the Banquet: what may be chosen, found by what it refers to, and what is in hand
// until it is chosen. No rules: everything stands in the moves.

import { cue } from "../../parts/sound";
import type { BanquetDishView, BanquetView, Choice, MoveOption, Problem } from "../../protocol";
import type { Desk } from "../desk";

export class Turn {
  #dish = $state.raw<string | null>(null);
  #way = $state.raw<string | null>(null);
  #cell = $state.raw<string | null>(null);
  /** Why the last thing that was touched cannot be chosen. */
  problem = $state.raw<Problem | null>(null);

  constructor(private readonly of: () => Desk<BanquetView>) {}

  get desk(): Desk<BanquetView> {
    return this.of();
  }

  get moves(): readonly MoveOption[] {
    return this.desk.busy ? [] : this.desk.moves;
  }

  get isMine(): boolean {
    return this.desk.moves.length > 0;
  }

  // ------------------------------------------------------------------ take

  taking(line: string): MoveOption | undefined {
    return this.moves.find(({ choice }) => choice.kind === "take" && choice.refs[0] === line);
  }

  /** The lines of the sideboard and of the imposters, by their ids. */
  get lines(): ReadonlyMap<string, readonly string[]> {
    const { rows, columns, players } = this.desk.view;
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

  /** A dish on the sideboard that somebody pointed at: which ways lead to it? */
  get cell(): string | null {
    return this.desk.view.step === "take" ? this.#cell : null;
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
    const { tray, step } = this.desk.view;
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
    const dish = this.dish?.id;
    return this.moves.find(
      ({ choice: { kind, refs } }) => kind === "serve" && refs[0] === dish && refs[1] === place,
    );
  }

  clearing(noble: string): MoveOption | undefined {
    return this.moves.find(({ choice }) => choice.kind === "clear" && choice.refs[0] === noble);
  }

  get done(): MoveOption | undefined {
    return this.moves.find(({ choice }) => choice.kind === "done");
  }

  // ------------------------------------------------------------------ choose

  /** What the keys 1 to 9 take: every move, or those of the dish in hand. */
  get choices(): readonly MoveOption[] {
    const dish = this.dish?.id;
    return dish === undefined
      ? this.moves
      : this.moves.filter(({ choice }) => choice.refs[0] === dish);
  }

  /** The key of a move; null if it has none. */
  keyOf(move: MoveOption | undefined): number | null {
    const at = move ? this.choices.indexOf(move) : -1;
    return at < 0 ? null : at + 1;
  }

  choose(move: MoveOption): void {
    this.back();
    cue("tick");
    this.desk.choose(move.choice);
  }

  /** Choose this if it may be chosen; otherwise ask why not. */
  async attempt(choice: Choice): Promise<void> {
    const move = this.moves.find(
      ({ choice: { kind, refs } }) => kind === choice.kind && refs.join() === choice.refs.join(),
    );
    if (move) return this.choose(move);
    this.problem = this.desk.busy ? null : await this.desk.whyNot(choice);
  }

  /** Lay down what is in hand; false if there was nothing. */
  back(): boolean {
    const had = this.#way ?? this.#cell ?? this.#dish ?? this.problem;
    this.#way = this.#cell = this.#dish = this.problem = null;
    return had !== null;
  }
}
