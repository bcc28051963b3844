// The four fabrics of Rokoko. Colour, pattern and wearer say the same thing three times; the pattern
// belongs to the fabric, not to its colour, so both editions read alike.

import { define } from "./defs";

export type Edition = "2013" | "deluxe";
/** C1 common lady, C2 common gentleman, C3 uncommon lady, C4 rare gentleman. */
export type Fabric = "c1" | "c2" | "c3" | "c4";

export interface Cloth {
  readonly base: string;
  readonly dark: string;
  readonly light: string;
}

const cloths: Record<Edition, Record<Fabric, Cloth>> = {
  "2013": {
    c1: { base: "#E2B13C", dark: "#8F6612", light: "#F6DF9C" },
    c2: { base: "#6BB081", dark: "#215A36", light: "#BFDDC3" },
    c3: { base: "#AE3339", dark: "#6E1820", light: "#F0BFB6" },
    c4: { base: "#335FA2", dark: "#17325F", light: "#BFD3EE" },
  },
  deluxe: {
    c1: { base: "#6AA0E0", dark: "#1F4684", light: "#D3E4F8" },
    c2: { base: "#EDA6BC", dark: "#91375A", light: "#F8D8E2" },
    c3: { base: "#2A7152", dark: "#0F4029", light: "#BBDECB" },
    c4: { base: "#CC6A1B", dark: "#7A3A0B", light: "#F7D3AC" },
  },
};

const petals = (...places: (readonly [number, number])[]) =>
  places
    .map(
      ([x, y]) =>
        `<g fill="#fff" opacity=".72"><circle cx="${x}" cy="${y}" r="1.05"/>` +
        `<circle cx="${x - 1.4}" cy="${y + 1.4}" r="1.05"/>` +
        `<circle cx="${x + 1.4}" cy="${y + 1.4}" r="1.05"/></g>`,
    )
    .join("");

const patterns: Record<Fabric, (dark: string) => readonly [width: number, height: number, string]> = {
  c1: (dark) => [7, 7,
    `<path d="M1.2 0V7" stroke="${dark}" stroke-width="1.1" opacity=".42"/>` +
    `<path d="M4.6 0V7" stroke="#fff" stroke-width="1.3" opacity=".38"/>`],
  c2: (dark) => [8, 10,
    `<path d="M4 0L8 5L4 10L0 5Z" fill="none" stroke="${dark}" stroke-width=".8" opacity=".42"/>` +
    `<circle cx="4" cy="5" r="1" fill="#fff" opacity=".5"/>`],
  c3: (dark) => [11, 11,
    petals([3, 2], [8.5, 7.6]) +
    `<g fill="${dark}" opacity=".7"><circle cx="3" cy="3.2" r=".8"/><circle cx="8.5" cy="8.8" r=".8"/></g>` +
    `<path d="M3 4.2Q3.2 5.6 4.4 6" stroke="${dark}" stroke-width=".6" fill="none" opacity=".6"/>`],
  c4: (dark) => [8, 5,
    `<path d="M0 4L4 1L8 4" fill="none" stroke="${dark}" stroke-width="1" opacity=".5"/>` +
    `<path d="M0 6L4 3L8 6M0 1L4 -2L8 1" fill="none" stroke="#fff" stroke-width=".8" opacity=".42"/>`],
};

/** The colours of a fabric. */
export const clothOf = (edition: Edition, fabric: Fabric): Cloth => cloths[edition][fabric];

/** What paints the pattern of a fabric over its colour. */
export function patternOf(edition: Edition, fabric: Fabric): string {
  const id = `cloth-${edition}-${fabric}`;
  const [width, height, shapes] = patterns[fabric](cloths[edition][fabric].dark);
  define(
    id,
    `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${shapes}</pattern>`,
  );
  return `url(#${id})`;
}

export const wearsGown = (fabric: Fabric): boolean => fabric === "c1" || fabric === "c3";
