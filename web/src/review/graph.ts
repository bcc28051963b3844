// The graph of a review: bands of chances that add up to the whole height, what stands on them, and
// the ways along it. All pure; the page only draws what comes from here.

/** How likely each party is to win, after so many moves. */
export interface Point {
  readonly move: number;
  readonly chances: readonly number[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
  /** How many moves there are. */
  readonly last: number;
}

export const xOf = (move: number, { width, last }: Pick<Size, "width" | "last">): number =>
  (move / Math.max(1, last)) * width;

/** The move nearest to a place on the graph. */
export const moveAt = (x: number, { width, last }: Pick<Size, "width" | "last">): number =>
  Math.max(0, Math.min(last, Math.round((x / Math.max(1, width)) * last)));

/** Whose band lies where, from the bottom: one's own first, the others in the order of their seats. */
export function orderOf(parties: number, own: number | null): readonly number[] {
  const all = Array.from({ length: parties }, (_, party) => party);
  return own === null ? all : [own, ...all.filter((party) => party !== own)];
}

/** What was known last at a move; the first that is known, before it. */
export function knownAt(points: readonly Point[], move: number): Point | undefined {
  return points.findLast((point) => point.move <= move) ?? points[0];
}

/** The chances at any place of the lines that are drawn, between two points as well as at them. */
export function chancesAt(points: readonly Point[], move: number): readonly number[] {
  const before = knownAt(points, move);
  if (!before) return [];
  const after = points.find((point) => point.move > move);
  if (!after || before.move >= move) return before.chances;
  const part = (move - before.move) / (after.move - before.move);
  return before.chances.map((chance, party) => chance + (after.chances[party]! - chance) * part);
}

/** How much lies below the upper edge of each band, from the bottom, of a whole of 1. */
function stacked(chances: readonly number[], order: readonly number[]): readonly number[] {
  let sum = 0;
  return order.map((party) => (sum += chances[party] ?? 0));
}

export interface Band {
  readonly party: number;
  /** The outline of the band. */
  readonly area: string;
  /** Its upper edge. */
  readonly edge: string;
}

export function bandsOf(points: readonly Point[], order: readonly number[], size: Size): readonly Band[] {
  const heights = points.map(({ chances }) => stacked(chances, order));
  const along = (of: (heights: readonly number[]) => number): readonly string[] =>
    points.map(({ move }, n) => {
      const y = size.height * (1 - Math.min(1, of(heights[n]!)));
      return `${tidy(xOf(move, size))} ${tidy(y)}`;
    });
  return order.map((party, n) => {
    const upper = along((sums) => sums[n]!);
    const lower = along((sums) => (n === 0 ? 0 : sums[n - 1]!));
    const edge = `M${upper.join("L")}`;
    return { party, edge, area: `${edge}L${[...lower].reverse().join("L")}Z` };
  });
}

const tidy = (value: number): number => Math.round(value * 10) / 10;

/** Where a move's line crosses the edges between the bands. */
export function crossings(
  points: readonly Point[],
  order: readonly number[],
  move: number,
  { height }: Size,
): readonly number[] {
  return stacked(chancesAt(points, move), order)
    .slice(0, -1)
    .map((sum) => tidy(height * (1 - sum)));
}

export interface Place {
  readonly party: number;
  readonly x: number;
  readonly y: number;
}

/** Where the seals stand: each where its band is highest, and none upon another. A band without room has none. */
export function sealPlaces(
  points: readonly Point[],
  order: readonly number[],
  size: Size,
  seal: number,
): readonly Place[] {
  const found: Place[] = [];
  const from = seal;
  const to = size.width - seal;
  for (const [n, party] of order.entries()) {
    let best: (Place & { room: number }) | undefined;
    for (const { move, chances } of points) {
      const x = xOf(move, size);
      const room = (chances[party] ?? 0) * size.height;
      if (x < from || x > to || room < seal + 4 || room <= (best?.room ?? 0)) continue;
      const y = size.height * (1 - (stacked(chances, order)[n]! - chances[party]! / 2));
      const isFree = found.every((other) => Math.hypot(other.x - x, other.y - y) > 1.5 * seal);
      if (isFree) best = { party, x, y, room };
    }
    if (best) found.push({ party, x: tidy(best.x), y: tidy(best.y) });
  }
  return found;
}

/** The left edges of flags, each as near to its place as the others let it, all within the width. */
export function spread(
  flags: readonly { readonly x: number; readonly width: number }[],
  width: number,
  gap: number,
): readonly number[] {
  const lefts: number[] = [];
  for (const [n, flag] of flags.entries()) {
    const free = n === 0 ? 0 : lefts[n - 1]! + flags[n - 1]!.width + gap;
    lefts.push(Math.max(free, flag.x - flag.width / 2));
  }
  let right = width;
  for (let n = flags.length - 1; n >= 0; n -= 1) {
    lefts[n] = Math.min(lefts[n]!, right - flags[n]!.width);
    right = lefts[n]! - gap;
  }
  return lefts.map(tidy);
}

/** Whether so many flags of this width have room beside each other. */
export const fits = (flags: number, flag: number, width: number, gap: number): boolean =>
  flags * (flag + gap) - gap <= width;

/** The next turning point in a direction; where there is none, the one at which one is. */
export function nextTurning(turnings: readonly number[], at: number, by: 1 | -1): number {
  const ahead = by > 0 ? turnings.find((move) => move > at) : turnings.findLast((move) => move < at);
  return ahead ?? at;
}

/** Where a key leads; null for a key that leads nowhere. */
export function keyed(
  { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
  at: number,
  last: number,
  turnings: readonly number[],
): number | null {
  const within = (move: number) => Math.max(0, Math.min(last, move));
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return shiftKey ? nextTurning(turnings, at, 1) : within(at + 1);
    case "ArrowLeft":
    case "ArrowDown":
      return shiftKey ? nextTurning(turnings, at, -1) : within(at - 1);
    case "PageUp":
      return nextTurning(turnings, at, 1);
    case "PageDown":
      return nextTurning(turnings, at, -1);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}
