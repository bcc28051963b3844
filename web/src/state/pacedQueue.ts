// News one after the other, at a pace that eyes can follow.

/** Whoever is so far behind does not want to watch it all. */
const MAX_WATCHED = 40;

export class PacedQueue<News> {
  #waiting: readonly News[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** How long to wait before something is shown, in milliseconds. */
    private readonly pause: (news: News) => number,
    private readonly show: (news: News) => void,
    /** Hears how many are waiting whenever that changes. */
    private readonly count: (waiting: number) => void,
  ) {}

  /** Everything is shown in its order, after its own pause. */
  add(news: News): void {
    this.#set([...this.#waiting, news]);
    if (this.#timer === undefined) this.#next();
  }

  /** Show at once what waits. */
  skip(): void {
    const waiting = this.#waiting;
    this.clear();
    waiting.forEach(this.show);
  }

  /** What waits is not news any more. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#set([]);
  }

  #next(): void {
    const [first] = this.#waiting;
    if (first === undefined) return;
    const pause = this.#waiting.length > MAX_WATCHED ? 0 : this.pause(first);
    if (pause > 0) this.#timer = setTimeout(() => this.#pass(first), pause);
    else this.#pass(first);
  }

  #pass(first: News): void {
    this.#timer = undefined;
    this.#set(this.#waiting.slice(1));
    this.show(first);
    this.#next();
  }

  #set(waiting: readonly News[]): void {
    this.#waiting = waiting;
    this.count(waiting.length);
  }
}
