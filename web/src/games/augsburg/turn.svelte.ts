// One's turn at Augsburg: what may be chosen, found by what it refers to; and notes, which are marked
// first and then bought, shown or given together. No rules: everything stands in the moves.

import type { Standing } from "../../components/Card.svelte";
import type { Dragged } from "../../components/drag";
import { cue } from "../../components/sound";
import type { AugsburgNoteView, AugsburgView, Choice, MoveOption } from "../../protocol";
import { nameIn } from "../refs";
import { isSame, Turn as AnyTurn, type Kinds } from "../turn.svelte";

/** What is left when nothing better is. */
const LATE = ["give_up", "done"];
/** The steps in which notes are marked. */
const MARKING = ["buy", "show", "discard", "give"] as const;
export type Marking = (typeof MARKING)[number];

/** The privilege of a colour that a choice spends: on a ladder, for a right, or for florins. */
function spends({ kind, refs }: Choice, { rights }: AugsburgView): string {
  const [ref = ""] = refs;
  if (kind === "climb") return `icon:${nameIn(ref)}`;
  if (kind === "trade") return "icon:yellow";
  const right = kind === "take" || kind === "build" ? rights.find(({ id }) => id === ref) : undefined;
  return right ? `icon:${right.category}` : "";
}

export class Turn extends AnyTurn<AugsburgView> {
  #marks = $state.raw<ReadonlySet<number>>(new Set());
  /** What was marked goes to the table note by note: for which seat and step. */
  #sending = $state.raw<{ seat: number | null; step: string } | null>(null);
  #sentFrom: AugsburgView | null = null;
  #asked = "";
  /** The visit at which one passes as soon as one is asked. */
  #left = $state.raw("");

  override get moves(): readonly MoveOption[] {
    if (this.#sending) return [];
    const isLate = ({ choice }: MoveOption) => LATE.includes(choice.kind);
    const moves = super.moves;
    return [...moves.filter((move) => !isLate(move)), ...moves.filter(isLate)];
  }

  /** All that may be done with a thing, whatever it is. */
  override movesOf(kinds: Kinds, ref?: string): readonly MoveOption[] {
    if (ref === undefined) return super.movesOf(kinds);
    return this.moves.filter(
      ({ choice }) => choice.refs[0] === ref || spends(choice, this.model.view) === ref,
    );
  }

  // ------------------------------------------------------------------ notes

  get marking(): Marking | null {
    const { step } = this.model.view;
    return this.isMine ? (MARKING.find((each) => each === step) ?? null) : null;
  }

  /** The notes among which one marks: those offered, those drawn, or the hand. */
  get notes(): readonly AugsburgNoteView[] {
    const { own, step } = this.model.view;
    if (step === "buy") return own?.offer.map(({ note }) => note) ?? [];
    return (step === "discard" ? own?.drawn : own?.hand) ?? [];
  }

  /** Whether a note can be marked now. */
  canMark(at: number): boolean {
    const { own } = this.model.view;
    if (!own || !this.marking || this.model.busy || this.#sending) return false;
    if (this.marking === "buy") return own.offer[at]?.choice === "open";
    if (this.marking !== "show") return at < this.notes.length;
    return own.valid.some(({ id }) => id === this.notes[at]?.id) && !this.isPicked(at);
  }

  /** Whether it is laid out to be shown already: the first of its kind in the hand are. */
  isPicked(at: number): boolean {
    const { own, step } = this.model.view;
    const note = own?.hand[at];
    if (!own || !note || step !== "show") return false;
    const before = own.hand.slice(0, at).filter(({ id }) => id === note.id).length;
    return before < own.picked.filter(({ id }) => id === note.id).length;
  }

  /** How many notes are to be marked; null if that is free. */
  get wanted(): number | null {
    const { own, auction } = this.model.view;
    if (this.marking === "buy") return null;
    if (this.marking === "show") return (auction?.highest ?? 0) - (own?.picked.length ?? 0);
    return 1;
  }

  get marks(): ReadonlySet<number> {
    return this.marking ? this.#marks : new Set();
  }

  get marked(): readonly AugsburgNoteView[] {
    return this.notes.filter((_, at) => this.marks.has(at));
  }

  /** What the notes cost that are marked to be bought. */
  get price(): number {
    return this.marking === "buy" ? this.marked.reduce((sum, { price }) => sum + price, 0) : 0;
  }

  /** Whether it is decided that it will be bought. */
  isBought(at: number): boolean {
    const { own, step } = this.model.view;
    return step === "buy" && own?.offer[at]?.choice === "bought";
  }

  /** Whether it is given up, as soon as all have chosen theirs: the first of its kind is. */
  isGiven(at: number): boolean {
    const { own } = this.model.view;
    const given = own?.given;
    return given ? own.hand.findIndex(({ id }) => id === given.id) === at : false;
  }

  /** Whether it is decided what becomes of it. */
  isSettled(at: number): boolean {
    return this.isPicked(at) || this.isBought(at) || this.isGiven(at);
  }

  noteStanding(at: number): Standing {
    if (this.isSettled(at)) return "part";
    if (this.marks.has(at)) return "selected";
    return this.canMark(at) ? "legal" : "rest";
  }

  /** Marks a note or lets it go. Where one is wanted, the last one counts. */
  mark(at: number): void {
    this.problem = null;
    if (!this.canMark(at)) return;
    cue("tick");
    const kept = this.wanted === 1 && !this.#marks.has(at) ? [] : this.#marks;
    const marks = new Set(kept);
    if (!marks.delete(at)) marks.add(at);
    this.#marks = marks;
  }

  /** A note can be carried to the bar, where the marked ones are counted. */
  dragged(at: number): Dragged | null {
    if (!this.canMark(at) || this.#marks.has(at)) return null;
    return { places: new Set(["bar"]), drop: () => this.mark(at) };
  }

  /** Marks just these. */
  markAll(these: Iterable<number>): void {
    this.problem = null;
    this.#marks = new Set([...these].filter((at) => this.canMark(at)));
  }

  get isSending(): boolean {
    return this.#sending !== null;
  }

  override get canUndo(): boolean {
    return super.canUndo && !this.isSending;
  }

  /** What is marked is meant: it goes to the table. */
  confirm(): void {
    this.problem = null;
    this.#sending = { seat: this.model.seat, step: this.model.view.step };
    this.#sentFrom = null;
    this.proceed();
  }

  /** The next choice that the marks mean, as far as the table has got with them. */
  get #next(): Choice | null {
    const { own, step } = this.model.view;
    if (!own) return null;
    if (step === "buy") {
      const at = own.offer.findIndex(({ choice }) => choice === "open");
      const note = own.offer[at]?.note;
      return note ? { kind: this.#marks.has(at) ? "buy" : "reject", refs: [note.id] } : null;
    }
    const at = [...this.#marks].sort((a, b) => a - b).find((each) => !this.isPicked(each));
    const note = at === undefined ? undefined : this.notes[at];
    return note ? { kind: step, refs: [note.id] } : null;
  }

  /** Called whenever the table has changed: sends what is still to be sent. */
  proceed(): void {
    const { seat, view, busy, moves } = this.model;
    this.#forget();
    const sending = this.#sending;
    if (!sending || busy || view === this.#sentFrom) return;
    const isOne = sending.step === "discard" || sending.step === "give";
    const isElsewhere = sending.seat !== seat || sending.step !== view.step;
    if (isElsewhere || (isOne && this.#sentFrom)) return this.#stop();
    if (moves.length === 0) {
      // News wait for their moment, or all is sent.
      if (!this.#next) this.#stop();
      return;
    }
    const next = this.#next;
    if (!next) return this.#stop();
    if (moves.some(({ choice }) => isSame(choice, next))) {
      this.#sentFrom = view;
      void this.model.choose(next);
    } else {
      this.#sending = null;
      void this.ask(next);
    }
  }

  /** Marks are for one question; they mean nothing at the next. */
  #forget(): void {
    const { seat, view } = this.model;
    const noble = view.auction?.noble ?? "";
    const asked = [seat, view.step, view.round, noble].join();
    if (asked !== this.#asked && !this.#sending) this.#marks = new Set();
    this.#asked = asked;
  }

  #stop(): void {
    this.#sending = null;
    this.#marks = new Set();
  }

  // ------------------------------------------------------------------ the rest of a visit

  /** The visit at which one can still bid, and for whom; empty if there is none. */
  get #visit(): string {
    const { seat, view } = this.model;
    const stays = seat !== null && view.players[seat]?.said !== "passed";
    return stays && view.step === "bid" && view.auction
      ? [seat, view.round, view.auction.noble].join()
      : "";
  }

  /** Whether it is decided that one passes for the rest of this visit. */
  get hasLeft(): boolean {
    return this.#left !== "" && this.#left === this.#visit;
  }

  /** Whether that can be decided, before one is asked, or revoked. */
  get canLeave(): boolean {
    return this.hasLeft || (this.#visit !== "" && !this.isMine);
  }

  leave(): void {
    this.#left = this.hasLeft ? "" : this.#visit;
  }

  /** The pass that was decided before. */
  get decided(): Choice | undefined {
    return this.hasLeft ? this.move(["pass"])?.choice : undefined;
  }

  // ------------------------------------------------------------------ keys

  /** The places of the notes that can be marked. */
  get markable(): readonly number[] {
    return this.notes.map((_, at) => at).filter((at) => this.canMark(at));
  }

  /** While notes are marked, the keys mark them. */
  override takeKey(number: number): void {
    const at = this.markable[number - 1];
    if (!this.marking || this.offered.length > 0) super.takeKey(number);
    else if (at !== undefined) this.mark(at);
  }

  override keyOf(move: MoveOption | undefined): number | null {
    return this.marking ? null : super.keyOf(move);
  }

  keyOfNote(at: number): number | null {
    const key = this.markable.indexOf(at);
    return key < 0 || !this.marking ? null : key + 1;
  }

  override back(): boolean {
    const had = this.#marks.size > 0 || this.hasLeft;
    this.#left = "";
    this.#stop();
    return super.back() || had;
  }
}
