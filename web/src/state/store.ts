// What the browser remembers: JSON in localStorage, and nothing breaks where there is none.

/** Read what was kept under a name; what cannot be read counts as nothing. */
export function recall(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`bagatelle.${name}`) ?? "null");
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return null;
    throw error;
  }
}

/** Keep something; a browser that keeps nothing still plays. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`bagatelle.${name}`, JSON.stringify(value));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Hear when another window of this browser keeps something under a name. */
export function whenKept(name: string, tell: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key === `bagatelle.${name}` || event.key === null) tell();
  });
}

/** Whether something read is an object with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
