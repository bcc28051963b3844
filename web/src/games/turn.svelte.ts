// One's turn at a table: what may be chosen, found by what it refers to, and what was pointed at
// before it is chosen. No rules: everything stands in the moves.

import type { Standing } from "../components/Card.svelte";
import { layout } from "../components/layout.svelte";
import { cue } from "../components/sound";
import type { Choice, MoveOption, Problem } from "../protocol";
import type { Line } from "./lines";
import type { TableModel } from "./tableModel";

export type Kinds = readonly [string, ...string[]];


export const isSame = (one: Choice, other: Choice): boolean =>
  one.kind === other.kind && one.refs.join() === other.refs.join();

export class Turn<View = unknown> {
  #pointed = $state.raw<{ readonly kinds: Kinds; readonly ref: string } | null>(null);
  /** Why the last thing that was touched cannot be chosen. */
  problem = $state.raw<Problem | null>(null);
  /** The lines of moves that lead to it, prepared for the table that was looked at. */
  #prepared = $state.raw<{ readonly lines: readonly Line[]; readonly at: View } | null>(null);
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
    const at = move && this.offered.length === 0 ? this.choices.indexOf(move) : -1;
    return at < 0 ? null : at + 1;
  }

  /** Takes what the n-th key stands for. */
  takeKey(number: number): void {
    const { offered } = this;
    const line = offered[number - 1];
    if (line) void this.goLine(line);
    if (offered.length > 0) return;
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

  /** Where few lines of moves lead to the choice they are prepared; otherwise it is told why not. */
  protected async ask(choice: Choice): Promise<void> {
    this.problem = this.#prepared = null;
    if (this.model.busy || this.#isUnderWay) return;
    const at = this.model.view;
    const { problem, lines } = await this.model.whyNot(choice);
    if (this.model.view !== at) return; // an answer for another table
    if (lines.length > 0) this.#prepared = { lines, at };
    else this.problem = problem;
  }

  // ------------------------------------------------------------------ advice

  /** What somebody at one's ear would do; never does it. */
  advise(): void {
    const { adviser } = this.model;
    if (adviser?.isOpen) adviser.close();
    else adviser?.ask();
  }

  /** Lays a line ready, as if one had found it oneself: the bar asks whether it is meant. */
  prepare(line: Line): void {
    this.back();
    if (this.moves.length > 0) this.#prepared = { lines: [line], at: this.model.view };
  }

  // ------------------------------------------------------------------ several moves at once

  /** The lines that are prepared: they lead to the thing that was touched. Empty if none are. */
  get prepared(): readonly Line[] {
    const prepared = this.#prepared;
    return prepared && prepared.at === this.model.view && this.moves.length > 0 ? prepared.lines : [];
  }

  /** All ways to go on, if they are few. */
  get ways(): readonly Line[] {
    return this.moves.length > 0 ? this.model.ways : [];
  }

  /** Whether the ways say all that the single choices say: none of these can be pointed at. */
  get isWays(): boolean {
    return this.ways.length > 0 && this.moves.every(({ choice }) => choice.refs.length === 0);
  }

  /** The lines that stand in the bar instead of single choices. */
  get offered(): readonly Line[] {
    if (this.prepared.length > 0) return this.prepared;
    return this.isWays ? this.ways : [];
  }

  /** Makes the moves of a line one after the other, until one is refused. */
  async goLine(line: Line): Promise<void> {
    if (this.moves.length === 0) return;
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
    const had = this.#pointed ?? this.problem ?? this.prepared[0] ?? null;
    this.#pointed = this.problem = this.#prepared = null;
    return had !== null;
  }
}
