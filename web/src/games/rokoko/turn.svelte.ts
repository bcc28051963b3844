// One's turn at Rokoko: what may be chosen, found by what it refers to, and what was pointed at
// before it is chosen. No rules: everything stands in the moves.

import type { Standing } from "../../parts/Card.svelte";
import { phone } from "../../parts/screen";
import { cue } from "../../parts/sound";
import type { Choice, MoveOption, Problem, RokokoView } from "../../protocol";
import type { Desk } from "../desk";

export class Turn {
  #picked = $state.raw<string | null>(null);
  /** Why the last thing that was touched cannot be chosen. */
  problem = $state.raw<Problem | null>(null);

  constructor(private readonly of: () => Desk<RokokoView>) {}

  get desk(): Desk<RokokoView> {
    return this.of();
  }

  /** All that may be chosen now: what the keys 1 to 9 take, and what the list shows. */
  get choices(): readonly MoveOption[] {
    return this.desk.busy ? [] : this.desk.moves;
  }

  get isMine(): boolean {
    return this.desk.moves.length > 0;
  }

  /** The move of one of these kinds with a thing, or without any. */
  move(kinds: readonly string[], ref?: string): MoveOption | undefined {
    return this.choices.find(
      ({ choice }) => kinds.includes(choice.kind) && choice.refs[0] === ref,
    );
  }

  /** What was pressed once on a phone, where nothing hovers: a second press chooses it. */
  get picked(): MoveOption | undefined {
    return this.choices.find(({ text }) => text === this.#picked);
  }

  keyOf(move: MoveOption | undefined): number | null {
    const at = move ? this.choices.indexOf(move) : -1;
    return at < 0 ? null : at + 1;
  }

  /** How a thing stands to what is asked. */
  standing(kinds: readonly string[], ref: string): Standing {
    const move = this.move(kinds, ref);
    if (!move) return "rest";
    return move === this.picked ? "selected" : "legal";
  }

  choose(move: MoveOption): void {
    this.back();
    cue("tick");
    this.desk.choose(move.choice);
  }

  /** A press on a thing: chooses it, points at it first on a phone, or asks why not. */
  async press(kinds: readonly [string, ...string[]], ref?: string): Promise<void> {
    const move = this.move(kinds, ref);
    if (!move) return this.#ask({ kind: kinds[0], refs: ref === undefined ? [] : [ref] });
    if (!phone.current || ref === undefined || move === this.picked) return this.choose(move);
    this.#picked = move.text;
    this.problem = null;
  }

  async #ask(choice: Choice): Promise<void> {
    this.problem = this.desk.busy ? null : await this.desk.whyNot(choice);
  }

  /** Lay down what was pointed at; false if there was nothing. */
  back(): boolean {
    const had = this.#picked ?? this.problem;
    this.#picked = this.problem = null;
    return had !== null;
  }
}
