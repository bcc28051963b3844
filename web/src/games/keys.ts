// The keyboard at a table: 1 to 9 take the n-th choice, Esc lays down what is in hand, U and Ctrl+Z
// take the last choice back, H asks for advice, "?" tells of the keys. The arrows belong to the regions of a board.

export interface Choosing {
  takeKey(number: number): void;
  /** Lays down what is in hand; false if there was nothing. */
  back(): boolean;
  /** Takes the last choice back, while that is possible. */
  undo(): void;
  /** Asks for advice, where there is any. */
  advise?(): void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, dialog") !== null;

export const keys =
  (turn: Choosing, tell: () => void) =>
  (event: KeyboardEvent): void => {
    // Whoever pressed "?" on something that explains itself has got the answer.
    if (event.defaultPrevented || event.altKey || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key !== "z" || event.shiftKey) return;
      event.preventDefault();
      turn.undo();
      return;
    }
    document.documentElement.dataset["keys"] = "";
    if (event.key === "Escape") {
      if (turn.back()) event.preventDefault();
    } else if (/^[1-9]$/.test(key)) {
      turn.takeKey(Number(key));
    } else if (key === "u") {
      turn.undo();
    } else if (key === "h") {
      turn.advise?.();
    } else if (key === "?") {
      tell();
    }
  };
