// One's turn at a table: what may be chosen, found by what it refers to, and what was pointed at
// before it is chosen. No rules: everything stands in the moves.

import type { Standing } from "../components/Card.svelte";
import { phone } from "../components/screen";
import { cue } from "../components/sound";
import type { Choice, MoveOption, Problem } from "../protocol";
import type { TableModel } from "./tableModel";

export type Kinds = readonly [string, ...string[]];

export const isSame = (one: Choice, other: Choice): boolean =>
  one.kind === other.kind && one.refs.join() === other.refs.join();

export class Turn<View = unknown> {
  #pointed = $state.raw<{ readonly kinds: Kinds; readonly ref: string } | null>(null);
  /** Why the last thing that was touched cannot be chosen. */
  problem = $state.raw<Problem | null>(null);

  constructor(private readonly of: () => TableModel<View>) {}

  get model(): TableModel<View> {
    return this.of();
  }

  get isMine(): boolean {
    return this.model.moves.length > 0;
  }

  /** All that may be chosen now. */
  get moves(): readonly MoveOption[] {
    return this.model.busy ? [] : this.model.moves;
  }

  /** What the keys 1 to 9 take. */
  get choices(): readonly MoveOption[] {
    return this.moves;
  }

  keyOf(move: MoveOption | undefined): number | null {
    const at = move ? this.choices.indexOf(move) : -1;
    return at < 0 ? null : at + 1;
  }

  /** Takes what the n-th key stands for. */
  takeKey(number: number): void {
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
    const isPointed = this.pointed.includes(move);
    if (!other && (!phone.current || ref === undefined || isPointed)) return this.choose(move);
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
    this.model.choose(move.choice);
  }

  protected async ask(choice: Choice): Promise<void> {
    this.problem = this.model.busy ? null : await this.model.whyNot(choice);
  }

  /** Lays down what was pointed at; false if there was nothing. */
  back(): boolean {
    const had = this.#pointed ?? this.problem;
    this.#pointed = this.problem = null;
    return had !== null;
  }
}
