// The keyboard at a table: 1 to 9 take the n-th choice, Esc lays down what is in hand.

export interface Choosing {
  takeKey(number: number): void;
  /** Lays down what is in hand; false if there was nothing. */
  back(): boolean;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, dialog") !== null;

export const keys =
  (turn: Choosing) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    document.documentElement.dataset["keys"] = "";
    if (event.key === "Escape") {
      if (turn.back()) event.preventDefault();
    } else if (/^[1-9]$/.test(event.key)) {
      turn.takeKey(Number(event.key));
    }
  };
