// Advice at a table: it is asked for over HTTP, because a thought takes seconds, and belongs to the
// moment it was asked at. As soon as the table has changed it is gone.

import type { Adviser } from "../games/tableModel";
import { sayError } from "../net/api";
import type { Advice, AdvisedLine } from "../protocol";

interface Question {
  /** The view that it is about. */
  readonly at: unknown;
  readonly lines: readonly AdvisedLine[];
  readonly problem: string;
  readonly isThinking: boolean;
}

export class AskedAdviser implements Adviser {
  #question = $state.raw<Question | null>(null);

  /** `moment` is what the table shows while one may ask; null while one may not. */
  constructor(
    private readonly moment: () => unknown,
    private readonly request: () => Promise<Advice>,
  ) {}

  get #open(): Question | null {
    const question = this.#question;
    return question && question.at === this.moment() ? question : null;
  }

  get mayAsk(): boolean {
    return this.moment() !== null;
  }
  get isOpen(): boolean {
    return this.#open !== null;
  }
  get isThinking(): boolean {
    return this.#open?.isThinking ?? false;
  }
  get lines(): readonly AdvisedLine[] {
    return this.#open?.lines ?? [];
  }
  get problem(): string {
    return this.#open?.problem ?? "";
  }

  ask(): void {
    const at = this.moment();
    if (at !== null && !this.isThinking) void this.#ask(at);
  }

  close(): void {
    this.#question = null;
  }

  async #ask(at: unknown): Promise<void> {
    const asked: Question = { at, lines: [], problem: "", isThinking: true };
    this.#question = asked;
    let answered: Question;
    try {
      const { lines } = await this.request();
      answered = { ...asked, lines, isThinking: false };
    } catch (error) {
      answered = { ...asked, problem: sayError(error), isThinking: false };
    }
    // Whoever has put the question away does not get the answer any more.
    if (this.#question === asked) this.#question = answered;
  }
}
