// A record as it is looked at: its frames, fetched as they are needed, and the one that is shown.

import type { Adviser, TableModel } from "../games/tableModel";
import { api } from "../net/api";
import type { LogLine, Replayed } from "../protocol";
import { framesOf, type SeenFrame, type View } from "../state/views";

/** So many frames are asked for at once. */
const PART = 50;

type Frames = ReadonlyMap<number, SeenFrame>;
type Seat = number | null;

export class ReplayModel {
  /** What the record says of itself. */
  head = $state.raw<Replayed | null>(null);
  /** Who marks ways on the board, in a review. */
  adviser = $state.raw<Adviser | undefined>(undefined);
  #seen = $state.raw<ReadonlyMap<Seat, Frames>>(new Map());
  #at = $state.raw(0);
  #seat = $state.raw<Seat>(null);
  /** From where it was shown last: shown until there is a frame from the seat that is wanted. */
  #shownFrom = $state.raw<Seat>(null);
  /** Whether the frame shown followed the one before it: then its events can be watched. */
  #isNext = $state.raw(false);

  constructor(readonly record: string) {}

  /** Begin at a move; throws as `api` does. */
  async open(at: number, seat: Seat = null): Promise<void> {
    this.#seat = this.#shownFrom = seat;
    await this.#fetch(at, seat);
    this.#at = Math.min(at, this.last);
    if (this.#at < at) await this.go(this.#at);
  }

  // ------------------------------------------------------------------ what is shown

  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.head?.moves ?? 0;
  }

  /** Whose side is shown; null is the spectator's bench. */
  get seat(): Seat {
    return this.#seat;
  }

  /** The frame to be shown; while it is on its way, the nearest one, before it if possible. */
  get frame(): SeenFrame | null {
    return this.#nearest(this.#seat) ?? this.#nearest(this.#shownFrom);
  }

  #nearest(seat: Seat): SeenFrame | null {
    const frames = this.#from(seat);
    for (let at = this.#at; at >= 0; at -= 1) {
      const frame = frames.get(at);
      if (frame) return frame;
    }
    return frames.values().next().value ?? null;
  }

  #from(seat: Seat): Frames {
    return this.#seen.get(seat) ?? new Map<number, SeenFrame>();
  }

  /** The lines up to the frame, as far back as frames are there. */
  get log(): readonly LogLine[] {
    const frames = this.#from(this.#seat);
    const parts: (readonly LogLine[])[] = [];
    for (let at = this.#at; frames.has(at); at -= 1) parts.push(frames.get(at)!.log);
    return parts.reverse().flat();
  }

  /** The frame of any move from any seat, if it is there. */
  frameAt(at: number, seat: Seat = this.#seat): SeenFrame | undefined {
    return this.#from(seat).get(at);
  }

  // ------------------------------------------------------------------ moving about

  /** Show the table after so many moves, from another seat if one is named; throws as `api` does. */
  async go(to: number, seat: Seat = this.#seat): Promise<void> {
    const at = Math.max(0, Math.min(Math.round(to), this.last));
    this.#isNext = at === this.#at + 1 && seat === this.#seat;
    this.#at = at;
    this.#seat = seat;
    if (!this.#from(seat).has(at)) await this.#fetch(at, seat);
    if (seat === this.#seat) this.#shownFrom = seat;
    // What comes next is there before it is wanted.
    if (at < this.last && !this.#from(seat).has(at + 1)) void this.#fetch(at + 1, seat).catch(() => {});
  }

  /** Look from another seat, or from the bench. */
  sitAt(seat: Seat): Promise<void> {
    return this.go(this.#at, seat);
  }

  /** Fetch what is still missing from a seat; throws as `api` does. */
  async fetchAll(seat: Seat): Promise<void> {
    for (let first = 0; first <= this.last; first += PART) {
      if (!this.#from(seat).has(first)) await this.#fetch(first, seat);
    }
  }

  async #fetch(at: number, seat: Seat): Promise<void> {
    const first = Math.floor(at / PART) * PART;
    const body = { record: this.record, seat, first, frames: PART };
    const told = await api("POST /api/replay", { body });
    this.head = told;
    const frames = framesOf(told).map((frame): [number, SeenFrame] => [frame.number, frame]);
    this.#seen = new Map(this.#seen).set(seat, new Map([...this.#from(seat), ...frames]));
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
      get adviser() {
        return replay().adviser;
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
