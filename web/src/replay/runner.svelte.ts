// A record that runs by itself, move by move, until its end or until somebody stops it.

/** How long each move is shown, in milliseconds. */
const PACE = 1500;

interface Reel {
  readonly at: number;
  readonly last: number;
}

export class Runner {
  isPlaying = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly reel: Reel,
    private readonly show: (to: number) => Promise<void>,
  ) {}

  stop(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  /** Runs, from the beginning if it is at its end; stops, if it runs. */
  readonly toggle = (): void => {
    if (this.isPlaying) return this.stop();
    this.isPlaying = true;
    if (this.reel.at === this.reel.last) void this.show(0);
    this.#next();
  };

  #next(): void {
    this.#timer = setTimeout(async () => {
      await this.show(this.reel.at + 1);
      if (this.reel.at === this.reel.last) this.stop();
      else if (this.isPlaying) this.#next();
    }, PACE);
  }
}
