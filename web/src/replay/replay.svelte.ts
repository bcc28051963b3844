// A record as it is looked at: its frames, fetched as they are needed, and the one that is shown.

import type { TableModel } from "../games/tableModel";
import { api } from "../net/api";
import type { LogLine, Replayed } from "../protocol";
import { framesOf, type SeenFrame, type View } from "../state/views";

/** So many frames are asked for at once. */
const PART = 50;

export class ReplayModel {
  /** What the record says of itself. */
  head = $state.raw<Replayed | null>(null);
  #frames = $state.raw<ReadonlyMap<number, SeenFrame>>(new Map());
  #at = $state.raw(0);
  #seat = $state.raw<number | null>(null);
  /** Whether the frame shown followed the one before it: then its events can be watched. */
  #isNext = $state.raw(false);

  constructor(readonly record: string) {}

  /** Begin at a move; throws as `api` does. */
  async open(at: number): Promise<void> {
    await this.#fetch(at);
    this.#at = Math.min(at, this.last);
  }

  // ------------------------------------------------------------------ what is shown

  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.head?.moves ?? 0;
  }

  /** Whose side is shown; null is the spectator's bench. */
  get seat(): number | null {
    return this.#seat;
  }

  /** The frame to be shown; while it is on its way, the nearest one before it. */
  get frame(): SeenFrame | null {
    for (let at = this.#at; at >= 0; at -= 1) {
      const frame = this.#frames.get(at);
      if (frame) return frame;
    }
    return null;
  }

  /** The lines up to the frame, as far back as frames are there. */
  get log(): readonly LogLine[] {
    const parts: (readonly LogLine[])[] = [];
    for (let at = this.#at; this.#frames.has(at); at -= 1) parts.push(this.#frames.get(at)!.log);
    return parts.reverse().flat();
  }

  // ------------------------------------------------------------------ moving about

  /** Show the table after so many moves; throws as `api` does. */
  async go(to: number): Promise<void> {
    const at = Math.max(0, Math.min(Math.round(to), this.last));
    this.#isNext = at === this.#at + 1;
    this.#at = at;
    if (!this.#frames.has(at)) await this.#fetch(at);
    // What comes next is there before it is wanted.
    if (at < this.last && !this.#frames.has(at + 1)) void this.#fetch(at + 1).catch(() => {});
  }

  /** Look from another seat, or from the bench. */
  async sitAt(seat: number | null): Promise<void> {
    this.#seat = seat;
    this.#isNext = false;
    await this.#fetch(this.#at, true);
  }

  async #fetch(at: number, anew = false): Promise<void> {
    const seat = this.#seat;
    const first = Math.floor(at / PART) * PART;
    const body = { record: this.record, seat, first, frames: PART };
    const told = await api("POST /api/replay", { body });
    // Somebody has taken another seat in the meantime.
    if (seat !== this.#seat) return;
    this.head = told;
    const known = anew ? [] : this.#frames;
    this.#frames = new Map([
      ...known,
      ...framesOf(told).map((frame): [number, SeenFrame] => [frame.number, frame]),
    ]);
  }

  // ------------------------------------------------------------------ as boards want it

  /** The frame as a table at which nothing can be chosen. */
  readonly model: TableModel<View> = this.#makeModel();

  #makeModel(): TableModel<View> {
    const replay = (): ReplayModel => this; // for the getters, which have a `this` of their own
    return {
      get game() {
        return replay().head?.game ?? "";
      },
      get view() {
        const { frame } = replay();
        if (!frame) throw new Error("there is no frame yet");
        return frame.side.view;
      },
      get seat() {
        return replay().frame?.side.seat ?? null;
      },
      get seats() {
        return replay().frame?.seats ?? [];
      },
      get parties() {
        return replay().head?.parties ?? [];
      },
      get facts() {
        const { head } = replay();
        if (!head) throw new Error("there is no record yet");
        return head.facts;
      },
      question: null,
      moves: [],
      get over() {
        return replay().frame?.over ?? false;
      },
      busy: false,
      canUndo: false,
      get log() {
        return replay().log;
      },
      get fresh() {
        return replay().#isNext ? (replay().frame?.log ?? []) : [];
      },
      forced: false,
      ways: [],
      choose: async () => false,
      undo: () => {},
      whyNot: async () => ({ problem: null, lines: [] }),
    };
  }
}
