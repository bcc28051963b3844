// A table as somebody sits at it or looks on: what is known of it, shown at a pace that eyes can
// follow, and what can be done there.

import type { TableModel, WhyNot } from "../games/tableModel";
import { api } from "../net/api";
import { newKey } from "../net/secrets";
import { TableSocket, type Answer, type Connection } from "../net/socket";
import type { AnyCommand, Choice, LogLine, Problem, State, Update } from "../protocol";
import { AskedAdviser } from "./advice.svelte";
import { merge, prepend, showStep, sideToShow, stepsOf, type Step } from "./merge";
import { PacedQueue } from "./pacedQueue";
import { settings } from "./settings.svelte";
import { opened, type SeenSide, type SeenState, type View } from "./views";

/** A command without what the session adds to it. */
type Without<C> = C extends AnyCommand ? Omit<C, "key" | "number"> : never;
export type CommandBody = Without<AnyCommand>;

/** While one of these is on its way, nothing can be chosen. */
const HOLD_THE_TABLE: readonly string[] = ["play", "undo", "ask_takeback", "answer_takeback"];

export class TableSession {
  /** The table as it is shown; null before the first news. */
  table = $state.raw<SeenState | null>(null);
  connection = $state.raw<Connection>("connecting");
  /** The seats whose players have the table open. */
  here = $state.raw<readonly number[]>([]);
  /** The last refusal, until the next attempt. */
  problem = $state.raw<Problem | null>(null);
  /** Who has asked for advice since the last move. */
  asked = $state.raw<number | null>(null);
  /** How many news wait for their moment. */
  waiting = $state.raw(0);
  /** Commands on their way. */
  #busy = $state.raw(0);
  #fresh = $state.raw<readonly LogLine[]>([]);
  #later = $state.raw<readonly (readonly LogLine[])[]>([]);
  /** The table after the update of which the steps are shown. */
  #whole: SeenState | null = null;
  #shown = $state.raw<number | null>(null);
  /** The last thing that was done here was to take something back. */
  #hasTakenBack = $state.raw(false);
  readonly #socket: TableSocket;
  readonly #queue = new PacedQueue<Step>(
    (step) => this.#pauseBefore(step.update),
    (step) => this.#show(step),
    (waiting) => (this.waiting = waiting),
  );

  constructor(
    readonly match: string,
    private readonly token: string,
  ) {
    this.#socket = new TableSocket(match, token, {
      told: (news) => (news.type === "state" ? this.#jump(news) : this.#add(news)),
      here: (seats) => (this.here = seats),
      asked: (seat) => (this.asked = seat),
      connection: (now) => (this.connection = now),
    });
  }

  close(): void {
    this.#queue.clear();
    this.#socket.close();
  }

  // ------------------------------------------------------------------ what is shown

  /** Whose side is shown; null is the spectator's bench. */
  get seat(): number | null {
    return this.#shown;
  }

  get side(): SeenSide | null {
    return this.table?.sides.find(({ seat }) => seat === this.#shown) ?? null;
  }

  /** The seats of this device. */
  get mine(): readonly number[] {
    return (this.table?.sides ?? []).map(({ seat }) => seat).filter((seat) => seat !== null);
  }

  get busy(): boolean {
    return this.#busy > 0;
  }

  /** Show at once what waits. */
  skip(): void {
    this.#queue.skip();
  }

  /** Ask for the log lines before those that are known. */
  async older(): Promise<void> {
    const { table } = this;
    if (!table || table.log_from === 0) return;
    const start = Math.max(0, table.log_from - 200);
    const { match, token } = this;
    const page = await api("GET /api/matches/{match}/log", { match, token, query: { start } });
    if (this.table) this.table = prepend(this.table, page.start, page.lines);
  }

  #jump(state: State): void {
    this.#queue.clear();
    this.table = opened(state);
    this.asked = null;
    this.#fresh = [];
    this.#later = [];
    this.#shown = sideToShow(state, this.#shown);
  }

  /** A bot's move is given a moment before it is made; whoever looks elsewhere misses nothing. */
  #pauseBefore({ kind, actor }: Update): number {
    const isBots = kind === "play" && this.#isBot(actor);
    return isBots && document.visibilityState === "visible" ? settings.pace : 0;
  }

  #isBot(seat: number | null): boolean {
    return seat !== null && this.table?.seats[seat]?.kind === "bot";
  }

  #add(update: Update): void {
    stepsOf(update).forEach((step) => this.#queue.add(step));
  }

  #show(step: Step): void {
    if (!this.table) return;
    if (step.update.kind === "play") this.asked = null;
    if (step.isFirst || !this.#whole) this.#whole = merge(this.table, step.update);
    this.table = showStep(this.table, this.#whole, step);
    this.#fresh = step.fresh;
    this.#later = step.later;
    this.#shown = sideToShow(this.table, this.#shown);
  }

  // ------------------------------------------------------------------ what can be done

  /** Have something done; a refusal is kept in `problem`, too. */
  async do(body: CommandBody): Promise<Answer> {
    const command = { ...body, key: newKey(), number: this.table?.number ?? 0 };
    const counts = HOLD_THE_TABLE.includes(body.type) ? 1 : 0;
    this.problem = null;
    if (counts > 0) this.#hasTakenBack = body.type === "undo";
    this.#busy += counts;
    const answer = await this.#socket.do(command);
    this.#busy -= counts;
    this.problem = answer;
    return answer;
  }

  retry(): void {
    this.#socket.retry();
  }

  /** What would be advised about; null while nobody may ask. */
  get #moment(): unknown {
    const { table, side, waiting, busy } = this;
    const isAllowed = table?.advice && !table.over && waiting === 0 && !busy;
    return isAllowed && side && side.seat !== null && side.moves.length > 0 ? side.view : null;
  }

  readonly #adviser = new AskedAdviser(
    () => this.#moment,
    () => {
      const { match, token } = this;
      const seat = this.seat ?? 0;
      this.asked = seat;
      return api("POST /api/matches/{match}/advice", { match, token, body: { seat } });
    },
  );

  /** The side shown, as boards want it. */
  readonly model: TableModel<View> = this.#makeModel();

  #makeModel(): TableModel<View> {
    const session = (): TableSession => this; // for the getters, which have a `this` of their own
    return {
      get game() {
        return session().table?.game ?? "";
      },
      get view() {
        const { side } = session();
        if (!side) throw new Error("there is no table yet");
        return side.view;
      },
      get seat() {
        return session().seat;
      },
      get seats() {
        return session().table?.seats ?? [];
      },
      get parties() {
        return session().table?.parties ?? [];
      },
      get facts() {
        const { table } = session();
        if (!table) throw new Error("there is no table yet");
        return table.facts;
      },
      get question() {
        return session().side?.question ?? null;
      },
      get moves() {
        return session().waiting > 0 ? [] : (session().side?.moves ?? []);
      },
      get over() {
        return session().table?.over ?? false;
      },
      get busy() {
        return session().busy;
      },
      get canUndo() {
        return session().side?.can_undo ?? false;
      },
      get log() {
        return session().table?.log ?? [];
      },
      get fresh() {
        return session().#fresh;
      },
      get later() {
        return session().#later;
      },
      get forced() {
        // Whoever takes a forced choice back wants to go on to the one before it.
        const { waiting, side } = session();
        return waiting === 0 && !session().#hasTakenBack && (side?.forced ?? false);
      },
      get ways() {
        return session().waiting > 0 ? [] : (session().side?.ways ?? []);
      },
      get adviser() {
        return session().table?.advice ? session().#adviser : undefined;
      },
      choose: (choice: Choice) => this.#choose(choice),
      undo: () => {
        const { seat } = this;
        if (seat !== null && !this.busy) void this.do({ type: "undo", seat });
      },
      whyNot: (choice: Choice) => this.#whyNot(choice),
    };
  }

  async #whyNot(choice: Choice): Promise<WhyNot> {
    const { match, token, seat } = this;
    if (seat === null) return { problem: null, lines: [] };
    const body = { type: "why", seat, choice } as const;
    return api("POST /api/matches/{match}/why", { match, token, body });
  }

  async #choose(choice: Choice): Promise<boolean> {
    const { seat } = this;
    if (seat === null || this.busy) return false;
    return (await this.do({ type: "play", seat, choice })) === null;
  }
}
