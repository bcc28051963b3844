// A review as far as the server has come with it, for each knowledge it was asked with; and where one
// is in it.

import type { Adviser } from "../games/tableModel";
import { Refusal, sayError } from "../net/api";
import type { ComparedTurn, Course, ReviewState } from "../protocol";
import type { ReplayModel } from "../replay/replay.svelte";
import { say } from "../texts";
import { turnAt, turningsOf } from "./story";

/** A seat, or null for the knowledge of all. */
export type Knowledge = number | null;

export interface Reviewer {
  /** Begin it, or find the one that was begun before. */
  begin(knowledge: Knowledge): Promise<ReviewState>;
  /** As far as it has come; of the compared turns those from a number on. */
  again(review: string, known: number): Promise<ReviewState>;
}

/** How long it is left alone before it is asked for again, in milliseconds. */
const PAUSE = 1000;

export class ReviewModel {
  /** Why there is no review, or none any more. */
  problem = $state("");
  #knowledge = $state.raw<Knowledge>(null);
  #told = $state.raw<ReadonlyMap<Knowledge, ReviewState>>(new Map());
  /** Only the last one that was asked for is followed. */
  #following: object | undefined;

  constructor(
    readonly replay: ReplayModel,
    private readonly reviewer: Reviewer,
    private readonly pause = PAUSE,
  ) {
    replay.adviser = this.#adviser;
  }

  // ------------------------------------------------------------------ what is known

  get knowledge(): Knowledge {
    return this.#knowledge;
  }

  get told(): ReviewState | null {
    return this.#told.get(this.#knowledge) ?? null;
  }

  /** That of the knowledge chosen; until it is known, any other: the turns are the same. */
  get course(): Course | null {
    if (this.told?.course) return this.told.course;
    for (const { course } of this.#told.values()) if (course) return course;
    return null;
  }

  readonly turnings = $derived.by(() => (this.course ? turningsOf(this.course) : []));

  readonly #compared = $derived.by(
    () => new Map(this.told?.compared.map((compared): [number, ComparedTurn] => [compared.turn, compared])),
  );

  /** What else could have been done in a turn; undefined as long as it is not known. */
  compared(turn: number): ComparedTurn | undefined {
    return this.#compared.get(turn);
  }

  get isDone(): boolean {
    return this.told?.status === "done";
  }

  /** The turn that is made from the move shown; null at the end. */
  readonly turn = $derived.by(() => (this.course ? turnAt(this.course, this.replay.at) : null));

  /** What is said of it. */
  readonly shown = $derived.by(() => (this.turn === null ? undefined : this.compared(this.turn)));

  /** Marks on the board where the ways lead, as long as nothing of the turn has been done. */
  readonly #adviser: Adviser = this.#makeAdviser();

  #makeAdviser(): Adviser {
    const review = (): ReviewModel => this; // for the getters, which have a `this` of their own
    const before = () => {
      const { course, turn, shown, replay } = review();
      const isBefore = turn !== null && course?.turns[turn]?.first === replay.at;
      return isBefore ? shown : undefined;
    };
    return {
      mayAsk: false,
      isOpen: false,
      isThinking: false,
      problem: "",
      get lines() {
        return before()?.better ?? [];
      },
      get played() {
        return before()?.played;
      },
      ask: () => {},
      close: () => {},
    };
  }

  // ------------------------------------------------------------------ asking

  /** See it with the knowledge of a seat, or of all; follows the work until it is done. */
  async know(knowledge: Knowledge): Promise<void> {
    this.#knowledge = knowledge;
    this.problem = "";
    const following = (this.#following = {});
    const isFollowed = () => this.#following === following;
    try {
      let told = await this.reviewer.begin(knowledge);
      this.#keep(knowledge, told);
      while (isFollowed() && (told.status === "waiting" || told.status === "working")) {
        await new Promise((resolve) => setTimeout(resolve, this.pause));
        if (!isFollowed()) return;
        told = await this.#next(knowledge, told.review);
      }
      if (isFollowed() && told.status === "failed") this.problem = say("web-review-failed");
    } catch (error) {
      if (isFollowed()) this.problem = sayError(error);
    }
  }

  async #next(knowledge: Knowledge, review: string): Promise<ReviewState> {
    const before = this.#told.get(knowledge)?.compared ?? [];
    try {
      const told = await this.reviewer.again(review, before.length);
      return this.#keep(knowledge, { ...told, compared: [...before, ...told.compared] });
    } catch (error) {
      if (!(error instanceof Refusal && error.problem.code === "not_found")) throw error;
      // The server has been started anew: it begins once more.
      return this.#keep(knowledge, await this.reviewer.begin(knowledge));
    }
  }

  #keep(knowledge: Knowledge, told: ReviewState): ReviewState {
    this.#told = new Map(this.#told).set(knowledge, told);
    return told;
  }

  /** Nobody looks any more; the server thinks on. */
  close(): void {
    this.#following = undefined;
    this.replay.adviser = undefined;
  }
}
