// The colours of where points come from. Dark and pale alternate, so that neighbours differ in
// lightness and not only in hue.

const DARK = "#2B1D05";
const WHITE = "#FFFFFF";

export const POINT_TINTS = [
  { ground: "#B8507A", ink: WHITE },
  { ground: "#A9C8E6", ink: DARK },
  { ground: "#2C5B45", ink: WHITE },
  { ground: "#D2914A", ink: DARK },
  { ground: "#4B2E63", ink: WHITE },
  { ground: "#F0D48C", ink: DARK },
] as const;

/** The colour of the n-th source. */
export const pointTint = (n: number): { readonly ground: string; readonly ink: string } =>
  POINT_TINTS[n % POINT_TINTS.length]!;
