// Madame du Barry at a table for one: what there is to see of her, and her last turn at a pace that
// eyes can follow.

import type {
  LogLine,
  RokokoDuBarryTurnCardView,
  RokokoDuBarryView,
  RokokoPlayerView,
  RokokoView,
} from "../../../protocol";
import { settings } from "../../../state/settings.svelte";
import { canSay } from "../../../texts";
import type { TableModel } from "../../tableModel";
import { prestigeIn, stepsOf, turnsOf, placesTaken, type Step, type Words } from "./steps";

const isWords = (step: Step): step is Words => step.kind === "words";

export class Lady {
  /** How many of her steps are shown. */
  #shown = $state.raw(Infinity);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** To be made while a component is made: her steps go on by themselves. */
  constructor(private readonly of: () => TableModel<RokokoView>) {
    $effect(() => {
      if (this.isHere && this.isNews && settings.pace > 0) this.#unfold(1);
      else this.showAll();
      return () => clearTimeout(this.#timer);
    });
  }

  get #table(): RokokoView {
    return this.of().view;
  }

  get isHere(): boolean {
    return this.#table.modules.du_barry !== undefined;
  }

  /** What there is to see of her, if she is here. */
  get view(): RokokoDuBarryView {
    return this.#table.modules.du_barry!;
  }

  /** Her things, as those of any party. */
  get player(): RokokoPlayerView {
    return this.#table.players[this.view.party]!;
  }

  /** The places that she has emptied in this round. */
  get taken(): ReadonlySet<string> {
    return this.isHere ? placesTaken(this.of().log) : new Set();
  }

  // ------------------------------------------------------------------ her last turn

  readonly #steps = $derived.by(() => this.#told(this.#turnsIn(this.of().log).at(-1) ?? []));
  readonly #seen = $derived(this.#steps.slice(0, this.#shown));

  /** Whether more of it is to come. */
  get isActing(): boolean {
    return this.#seen.length < this.#steps.length;
  }

  /** The cards that she has turned, as far as they are shown. */
  get cards(): readonly RokokoDuBarryTurnCardView[] {
    const { turn } = this.view;
    return this.isActing ? turn.slice(0, this.#seen.filter((step) => !isWords(step)).length) : turn;
  }

  /** Her sentences, as far as they are shown. */
  get words(): readonly Words[] {
    return this.#seen.filter(isWords);
  }

  /** If she had several turns at once: what she did in those before the last. */
  get before(): readonly Words[] {
    const earlier = this.#turnsIn(this.of().fresh).slice(0, -1);
    return earlier.flatMap((turn) => this.#told(turn)).filter(isWords);
  }

  /** Whether she has just played. */
  get isNews(): boolean {
    return this.#turnsIn(this.of().fresh).length > 0;
  }

  /** Nobody has to wait for her. */
  showAll(): void {
    clearTimeout(this.#timer);
    this.#shown = Infinity;
  }

  #unfold(shown: number): void {
    this.#shown = shown;
    this.#timer = setTimeout(() => {
      if (this.isActing) this.#unfold(shown + 1);
    }, settings.pace);
  }

  #turnsIn(lines: readonly LogLine[]): readonly (readonly LogLine[])[] {
    return turnsOf(lines, this.view.party);
  }

  #told(turn: readonly LogLine[]): readonly Step[] {
    return stepsOf(turn, prestigeIn(this.#table), canSay);
  }
}
