// A lesson under way. The learner makes the moves of his seat himself; the guide makes the rival's.
// Only what the lesson is about can be chosen; whatever else is touched is answered kindly.

import type { TableModel } from "../games/tableModel";
import { api } from "../net/api";
import type { Choice, GameFacts, MoveOption, Problem } from "../protocol";
import { framesOf, type SeenFrame, type View } from "../state/views";
import { say, type MessageId } from "../texts";
import type { GuidePlan, GuideStep } from "./plan";

/** The seat of the learner. */
const LEARNER = 0;

export class Lesson {
  #frames = $state.raw<readonly SeenFrame[]>([]);
  #game = "";
  #facts = $state.raw<GameFacts | null>(null);
  #at = $state.raw(0);
  #step = $state.raw(0);
  /** The moves made in this step. */
  #made = $state.raw(0);
  #isMoved = $state.raw(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly plan: GuidePlan,
    /** How long each move of the rival is looked at. */
    private readonly pace: number,
  ) {}

  /** Fetch what will happen; throws as `api` does. */
  async open(learner: string, rival: string): Promise<void> {
    const body = {
      record: withNames(this.plan.record, [learner, rival]),
      seat: LEARNER,
      frames: 200,
    };
    const replayed = await api("POST /api/replay", { body });
    this.#facts = replayed.facts;
    this.#frames = framesOf(replayed);
    this.#game = replayed.game;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  // ------------------------------------------------------------------ where we are

  get isOpen(): boolean {
    return this.#frames.length > 0;
  }

  get step(): GuideStep {
    return this.plan.steps[this.#step]!;
  }

  /** Counted from 1. */
  get number(): number {
    return this.#step + 1;
  }

  get steps(): number {
    return this.plan.steps.length;
  }

  get isLast(): boolean {
    return this.#step === this.plan.steps.length - 1;
  }

  /** Whether there is only something to read. */
  get isReading(): boolean {
    return this.step.moves === 0;
  }

  /** Whether the rival is at work. */
  get isWaiting(): boolean {
    return !this.isReading && this.#next !== null && this.#next.seat !== LEARNER;
  }

  get frame(): SeenFrame {
    return this.#frames[this.#at]!;
  }

  /** The move that comes next in the record. */
  get #next(): SeenFrame["played"] {
    return this.#frames[this.#at + 1]?.played ?? null;
  }

  /** What the learner is to choose now. */
  get #wanted(): MoveOption | undefined {
    if (this.isReading || this.#next?.seat !== LEARNER) return undefined;
    return this.frame.side.moves.find(({ text }) => text === this.#next?.text);
  }

  // ------------------------------------------------------------------ going on

  /** The learner has read on. */
  goOn(): void {
    if (!this.isReading || this.isLast) return;
    this.#step += 1;
    this.#letRivalPlay();
  }

  #choose({ kind, refs }: Choice): boolean {
    const wanted = this.#wanted?.choice;
    if (wanted?.kind !== kind || wanted.refs.join() !== refs.join()) return false;
    this.#move();
    this.#made += 1;
    if (this.#made === this.step.moves) this.#goToNext();
    return true;
  }

  #goToNext(): void {
    this.#made = 0;
    this.#step += 1;
    this.#letRivalPlay();
  }

  #move(): void {
    this.#at += 1;
    this.#isMoved = true;
  }

  #letRivalPlay(): void {
    if (!this.isWaiting) return;
    // What the rival does in secret is nothing to look at.
    const isSeen = (this.#frames[this.#at + 1]?.log.length ?? 0) > 0;
    this.#timer = setTimeout(
      () => {
        this.#move();
        this.#letRivalPlay();
      },
      isSeen ? this.pace : 0,
    );
  }

  /** Kind words for whoever tries something else. */
  #answer({ kind, refs }: Choice): Problem | null {
    const isAllowed = this.frame.side.moves.some(
      ({ choice }) => choice.kind === kind && choice.refs.join() === refs.join(),
    );
    let id: MessageId = isAllowed ? "web-guide-allowed" : "web-guide-not-now";
    if (this.isReading) id = "web-guide-read";
    return { code: "not_possible", sentence: say(id), message: { id, args: {} }, clause: null };
  }

  // ------------------------------------------------------------------ as boards want it

  readonly model: TableModel<View> = this.#makeModel();

  #makeModel(): TableModel<View> {
    const lesson = (): Lesson => this; // for the getters, which have a `this` of their own
    return {
      get game() {
        return lesson().#game;
      },
      get view() {
        return lesson().frame.side.view;
      },
      seat: LEARNER,
      get seats() {
        return lesson().frame.seats;
      },
      parties: [],
      get facts() {
        const facts = lesson().#facts;
        if (!facts) throw new Error("there is no lesson yet");
        return facts;
      },
      get question() {
        return lesson().#wanted ? lesson().frame.side.question : null;
      },
      get moves() {
        const wanted = lesson().#wanted;
        return wanted ? [wanted] : [];
      },
      over: false,
      busy: false,
      canUndo: false,
      get log() {
        return lesson().#frames.slice(0, lesson().#at + 1).flatMap(({ log }) => log);
      },
      get fresh() {
        return lesson().#isMoved ? lesson().frame.log : [];
      },
      forced: false,
      ways: [],
      choose: async (choice) => this.#choose(choice),
      undo: () => {},
      whyNot: async (choice) => ({ problem: this.#answer(choice), lines: [] }),
    };
  }
}

/** A record with the names of its players; who has none is numbered. */
export function withNames(record: string, names: readonly string[]): string {
  const lines = names.flatMap((name, seat) => (name ? [`seat ${seat + 1}: ${name}`] : []));
  return record.replace(/^(seed: .*)$/m, (seed) => [seed, ...lines].join("\n"));
}
