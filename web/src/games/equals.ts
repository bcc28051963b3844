// Things with equal names lie side by side: those who hear the names need a number, too.

import { say } from "../texts";

/** Which one it is among those of its name, from 1; null where it is the only one. */
export function numbersOf(names: readonly string[]): (number | null)[] {
  const all = new Map<string, number>();
  for (const name of names) all.set(name, (all.get(name) ?? 0) + 1);
  const seen = new Map<string, number>();
  return names.map((name) => {
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return (all.get(name) ?? 0) > 1 ? number : null;
  });
}

/** A name that is told apart from equal ones. */
export const numbered = (thing: string, number: number | null): string =>
  number === null ? thing : say("web-equal-thing", { thing, number });
