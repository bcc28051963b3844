// One's turn at a table: what may be chosen, found by what it refers to, and what was pointed at
// before it is chosen. No rules: everything stands in the moves.

import type { Standing } from "../components/Card.svelte";
import { layout } from "../components/layout.svelte";
import { cue } from "../components/sound";
import type { Choice, MoveOption, Problem } from "../protocol";
import type { TableModel } from "./tableModel";

export type Kinds = readonly [string, ...string[]];

export type Line = readonly MoveOption[];

export const isSame = (one: Choice, other: Choice): boolean =>
  one.kind === other.kind && one.refs.join() === other.refs.join();

export class Turn<View = unknown> {
  #pointed = $state.raw<{ readonly kinds: Kinds; readonly ref: string } | null>(null);
  /** Why the last thing that was touched cannot be chosen. */
  problem = $state.raw<Problem | null>(null);
  /** The moves that lead to it, prepared for the table that was looked at. */
  #prepared = $state.raw<{ readonly line: Line; readonly at: View } | null>(null);
  #isUnderWay = $state.raw(false);

  constructor(private readonly of: () => TableModel<View>) {}

  get model(): TableModel<View> {
    return this.of();
  }

  get isMine(): boolean {
    return this.model.moves.length > 0;
  }

  /** All that may be chosen now. */
  get moves(): readonly MoveOption[] {
    return this.model.busy || this.#isUnderWay ? [] : this.model.moves;
  }

  /** What the keys 1 to 9 take. */
  get choices(): readonly MoveOption[] {
    return this.moves;
  }

  keyOf(move: MoveOption | undefined): number | null {
    const at = move && this.line.length === 0 ? this.choices.indexOf(move) : -1;
    return at < 0 ? null : at + 1;
  }

  /** Takes what the n-th key stands for. */
  takeKey(number: number): void {
    if (this.line.length > 0) return void (number === 1 && this.goLine());
    const move = this.choices[number - 1];
    if (move) this.choose(move);
  }

  // ------------------------------------------------------------------ one press

  /** What may be done with a thing, or without any. */
  movesOf(kinds: Kinds, ref?: string): readonly MoveOption[] {
    return this.moves.filter(
      ({ choice }) => kinds.includes(choice.kind) && choice.refs[0] === ref,
    );
  }

  move(kinds: Kinds, ref?: string): MoveOption | undefined {
    return this.movesOf(kinds, ref)[0];
  }

  /** What may be done with the thing that was pointed at. */
  get pointed(): readonly MoveOption[] {
    return this.#pointed ? this.movesOf(this.#pointed.kinds, this.#pointed.ref) : [];
  }

  /** How a thing stands to what is asked. */
  standing(kinds: Kinds, ref: string): Standing {
    const [move] = this.movesOf(kinds, ref);
    if (!move) return "rest";
    return this.pointed.includes(move) ? "selected" : "legal";
  }

  /**
   * A press on a thing chooses what may be done with it. Where that is not clear, and on a phone,
   * where nothing hovers, the thing is pointed at first. What cannot be chosen says why.
   */
  async press(kinds: Kinds, ref?: string): Promise<void> {
    const [move, other] = this.movesOf(kinds, ref);
    if (!move) return this.ask({ kind: kinds[0], refs: ref === undefined ? [] : [ref] });
    this.#prepared = null;
    const isPointed = this.pointed.includes(move);
    if (!other && (!layout.isPhone || ref === undefined || isPointed)) return this.choose(move);
    this.#pointed = isPointed || ref === undefined ? null : { kinds, ref };
    this.problem = null;
  }

  /** Choose this if it may be chosen; otherwise ask why not. */
  async attempt(choice: Choice): Promise<void> {
    const move = this.moves.find((each) => isSame(each.choice, choice));
    return move ? this.choose(move) : this.ask(choice);
  }

  choose(move: MoveOption): void {
    this.back();
    cue("tick");
    void this.model.choose(move.choice);
  }

  get canUndo(): boolean {
    return this.model.canUndo && !this.#isUnderWay;
  }

  undo(): void {
    if (this.canUndo) this.model.undo();
  }

  /** Where one clear line of moves leads to the choice it is prepared; otherwise it is told why not. */
  protected async ask(choice: Choice): Promise<void> {
    this.problem = this.#prepared = null;
    if (this.model.busy || this.#isUnderWay) return;
    const at = this.model.view;
    const { problem, line } = await this.model.whyNot(choice);
    if (this.model.view !== at) return; // an answer for another table
    if (line.length > 0) this.#prepared = { line, at };
    else this.problem = problem;
  }

  // ------------------------------------------------------------------ several moves at once

  /** The moves that are prepared: they lead to the thing that was touched. Empty if none are. */
  get line(): Line {
    const prepared = this.#prepared;
    return prepared && prepared.at === this.model.view && this.moves.length > 0 ? prepared.line : [];
  }

  /** Makes the prepared moves one after the other, until one is refused. */
  async goLine(): Promise<void> {
    const { line } = this;
    if (line.length === 0) return;
    this.back();
    cue("tick");
    this.#isUnderWay = true;
    for (const { choice } of line) {
      if (!(await this.model.choose(choice))) break;
    }
    this.#isUnderWay = false;
  }

  /** Lays down what was pointed at or prepared; false if there was nothing. */
  back(): boolean {
    const had = this.#pointed ?? this.problem ?? this.line[0] ?? null;
    this.#pointed = this.problem = this.#prepared = null;
    return had !== null;
  }
}
