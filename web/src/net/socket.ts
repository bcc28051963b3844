// The socket of a table: it comes back by itself when the network, the server or the machine was
// away, and no command gets lost or is done twice on the way.

import type { AnyCommand, FromClient, Problem, State, ToClient, Update } from "../protocol";
import { Conversation, waitBefore } from "./conversation";

/** `lost`: there will be another attempt; `shut`: the token opens nothing here. */
export type Connection = "connecting" | "open" | "lost" | "shut";

export interface Listener {
  told(message: State | Update): void;
  here(seats: readonly number[]): void;
  asked(seat: number): void;
  connection(now: Connection): void;
}

/** The table has refused a command. */
export type Answer = Problem | null;

const PING_EVERY = 15_000;
const PONG_WITHIN = 6_000;
const AGAIN_AFTER = 700;
const CLOSE_NO_ACCESS = 4403;

export class TableSocket {
  readonly #conversation = new Conversation();
  readonly #answers = new Map<string, (answer: Answer) => void>();
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(
    private readonly match: string,
    private readonly token: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Have a command done, once, however often it must be sent; null if it was done. */
  do(command: AnyCommand): Promise<Answer> {
    return new Promise((resolve) => {
      this.#answers.set(command.key, resolve);
      if (this.#conversation.body(command)) this.#send(command);
    });
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
  }

  /** Try at once instead of waiting for the next attempt. */
  retry(): void {
    this.#attempt = 0;
    if (this.#socket === null && !this.#isClosed) this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.listener.connection("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/matches/${encodeURIComponent(this.match)}/socket`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    this.#expectWithin(PONG_WITHIN);
    socket.onopen = () => this.#send(this.#conversation.greet(this.token));
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (event.code === CLOSE_NO_ACCESS) this.#shut();
      else if (socket === this.#socket) this.#lose();
    };
  }

  #hear(message: ToClient): void {
    this.#rest();
    const reaction = this.#conversation.hear(message);
    if (reaction.shut) return this.#shut();
    if (message.type === "state") {
      this.#attempt = 0;
      this.listener.connection("open");
    }
    if (reaction.told) this.listener.told(reaction.told);
    if (reaction.here) this.listener.here(reaction.here);
    if (reaction.asked !== undefined) this.listener.asked(reaction.asked);
    reaction.send.forEach((each) => this.#send(each));
    if (reaction.done) {
      const { key, problem } = reaction.done;
      this.#answers.get(key)?.(problem);
      this.#answers.delete(key);
    }
    if (reaction.askLater) setTimeout(this.#askAgain, AGAIN_AFTER);
    if (reaction.later) setTimeout(this.#sendAgain, AGAIN_AFTER, reaction.later);
  }

  readonly #sendAgain = (key: string): void => {
    const command = this.#conversation.waiting(key);
    if (command && !this.#isClosed) this.#send(command);
  };

  readonly #askAgain = (): void => {
    if (!this.#isClosed) this.#conversation.ask().forEach((each) => this.#send(each));
  };

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** All is quiet: look after a while whether the other side is still there. */
  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ping(), PING_EVERY);
  }

  #ping(): void {
    this.#send({ type: "ping", at: Math.trunc(performance.now()) });
    this.#expectWithin(PONG_WITHIN);
  }

  #expectWithin(time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#lose(), time);
  }

  /** The page is looked at again, or the network has changed: an old socket may be dead. */
  readonly #wake = (): void => {
    if (this.#isClosed) return;
    if (!navigator.onLine) return this.#lose();
    if (document.visibilityState === "hidden") return;
    if (this.#socket === null) this.retry();
    else if (this.#socket.readyState === WebSocket.OPEN) this.#ping();
  };

  #lose(): void {
    this.#drop();
    if (this.#isClosed) return;
    this.listener.connection("lost");
    const wait = waitBefore(this.#attempt, Math.random());
    this.#attempt += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #shut(): void {
    this.close();
    this.listener.connection("shut");
  }

  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }
}
