// What an id says by itself: `dress:cl07` is the thing `cl07` of the domain `dress`.

export const nameIn = (ref: string): string => ref.slice(ref.indexOf(":") + 1);
export const domainOf = (ref: string): string => ref.slice(0, ref.indexOf(":"));
/** The seat that `seat:1` names, counted from 0. */
export const seatIn = (ref: string): number => Number(nameIn(ref)) - 1;
