// What the persons in cameos wear on their heads, in an SVG of 64 by 72. No face has features.

export interface Dress {
  readonly coat: string;
  readonly dark: string;
  readonly trim: string;
}

const POWDER = "#F4EFE6";
const POWDER_LINE = "#BDB09C";
const BROWN = "#5B3F2C";
const BROWN_LINE = "#37251A";

const twice = (path: string, wide: number, narrow: number) =>
  `<path d="${path}" stroke="${POWDER_LINE}" stroke-width="${wide}" fill="none" stroke-linecap="round"/>` +
  `<path d="${path}" stroke="${POWDER}" stroke-width="${narrow}" fill="none" stroke-linecap="round"/>`;

/** A gentleman's wig with two rolls at each side. */
const wig = () =>
  `<path d="M19 34C14 22 18 8 32 8S50 22 45 34L41 34C43 24 39 19 32 19S21 24 23 34Z" fill="${POWDER}" stroke="${POWDER_LINE}"/>` +
  twice("M18 29h5M18 35h5M41 29h5M41 35h5", 5.5, 4);

/** A lady's tower of hair with a ribbon in the colour of her gown. */
const pouf = ({ coat, dark }: Dress) =>
  `<path d="M20 33C12 24 14 4 32 2 50 4 52 24 44 33 45 25 40 20 32 20S19 25 20 33Z" fill="${POWDER}" stroke="${POWDER_LINE}"/>` +
  `<path d="M23 8Q28 13 25 20M41 8Q36 13 39 20M32 3V17" stroke="${POWDER_LINE}" fill="none"/>` +
  twice("M21 32q-4 5-1 13M43 32q4 5 1 13", 5.5, 4) +
  `<path d="M38 8l9-6 1.5 8Z" fill="${coat}" stroke="${dark}" stroke-width=".8"/>`;

/** Hair of one's own, tied behind: imposters and servants. */
const tail = ({ coat }: Dress) =>
  `<path d="M20 32C17 18 22 11 32 11S47 18 44 32C43 24 39 20 32 20S21 24 20 32Z" fill="${BROWN}" stroke="${BROWN_LINE}"/>` +
  `<path d="M44 36q5 3 3 10" stroke="${BROWN}" stroke-width="4" fill="none" stroke-linecap="round"/>` +
  `<path d="M43 35l6-3v6Z" fill="${coat}"/>`;

const beret = ({ coat, dark, trim }: Dress) =>
  `<path d="M20 30q-1 8 1 14M44 30q1 8-1 14" stroke="${BROWN}" stroke-width="5" stroke-linecap="round"/>` +
  `<path d="M15 21Q14 9 33 8 52 8 50 20 48 25 32 24 17 25 15 21Z" fill="${dark}"/>` +
  `<path d="M19 23Q32 28 45 23" stroke="${coat}" stroke-width="3" fill="none"/>` +
  `<path d="M44 12Q54 4 56 14 50 12 45 18Z" fill="${trim}" stroke="#B4A68C" stroke-width=".8"/>`;

const hood = ({ dark }: Dress) =>
  `<path d="M18 44C13 26 18 11 32 11S51 26 46 44L42 44C45 28 41 20 32 20S19 28 22 44Z" fill="${dark}"/>` +
  `<path d="M22.5 34C20 24 26 19 32 19S44 24 41.5 34" stroke="#E2C06A" stroke-width="2.2" fill="none"/>`;

const cap = ({ coat, dark, trim }: Dress) =>
  `<path d="M20 24Q20 12 32 11 44 12 44 24 32 19 20 24Z" fill="${coat}" stroke="${dark}"/>` +
  `<path d="M19 25Q32 19 45 25" stroke="${trim}" stroke-width="4.5" fill="none"/>`;

const veil = ({ coat, trim }: Dress) =>
  `<path d="M16 52C12 28 16 9 32 9S52 28 48 52L43 50C45 28 41 20 32 20S19 28 21 50Z" fill="${trim}" stroke="#B4A68C"/>` +
  `<path d="M22 17Q32 12 42 17" stroke="${coat}" stroke-width="3" fill="none"/>` +
  `<g fill="#E2C06A"><circle cx="25" cy="15.5" r="1.4"/><circle cx="32" cy="14" r="1.6"/><circle cx="39" cy="15.5" r="1.4"/></g>`;

const hat = ({ dark }: Dress) =>
  `<path d="M20 28q-2 8 0 16M44 28q2 8 0 16" stroke="#8B8175" stroke-width="5" stroke-linecap="round"/>` +
  `<path d="M10 20Q20 16 20 8 32 3 44 8 44 16 54 20 44 27 32 24 20 27 10 20Z" fill="${dark}"/>` +
  `<path d="M19 17Q32 21 45 17" stroke="#E2C06A" stroke-width="2.5" fill="none"/>` +
  `<circle cx="32" cy="14" r="3" fill="#E2C06A" stroke="#8A6114"/>`;

export const heads = { wig, pouf, tail, beret, hood, cap, veil, hat };

export type Head = keyof typeof heads;
