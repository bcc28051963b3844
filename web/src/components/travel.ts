// Pieces that travel. A board marks its pieces and places with `data-piece` and `data-place`, notes
// where they are before a change, and says which of them went where.

const DURATION = 420;
/** However many travel, it is over after this time. */
const MAX = 1200;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const FADE = 120;
/** Above all cards and panels, below what lies over a table. */
const ABOVE = 30;

export interface PieceMove {
  readonly piece: string;
  /** Where it came from, if it was not seen before. */
  readonly from?: string;
  /** Where it stopped on its way. */
  readonly via?: string;
  /** Where it went, if it is seen no more. */
  readonly to?: string;
  /** The place whose likeness travels for something that is no piece: coins. */
  readonly like?: string;
}

export type Snapshot = ReadonlyMap<string, { readonly at: DOMRect; readonly look: HTMLElement }>;

const marked = (root: ParentNode, mark: "piece" | "place", name: string) =>
  [...root.querySelectorAll<HTMLElement>(`[data-${mark}="${CSS.escape(name)}"]`)].find(
    (element) => element.getClientRects().length > 0,
  );

/** Where all pieces are now. */
export function snapshot(root: ParentNode = document): Snapshot {
  const pieces = [...root.querySelectorAll<HTMLElement>("[data-piece]")];
  return new Map(
    pieces
      .filter((piece) => piece.getClientRects().length > 0)
      .map((look) => [look.dataset["piece"]!, { at: look.getBoundingClientRect(), look }]),
  );
}

const shift = (from: DOMRect, to: DOMRect) =>
  `translate(${from.left - to.left}px, ${from.top - to.top}px) ` +
  `scale(${from.width / to.width}, ${from.height / to.height})`;

let running: Animation[] = [];

/** Everything arrives at once. */
export function arrive(): void {
  running.forEach((animation) => animation.finish());
  running = [];
}

/**
 * Lets pieces travel one after the other; whoever wants it still sees them appear in place. Those of
 * several moves start move by move, in time with what is told of them, and until then are seen
 * where they were. A piece of several moves makes its whole way with the first.
 */
export function travel(
  before: Snapshot,
  moves: readonly (readonly PieceMove[])[],
  still: boolean,
  pace: number,
): void {
  arrive();
  const gone = new Set<HTMLElement>();
  (pace > 0 ? moves : [moves.flat()]).forEach((pieceMoves, nth) => {
    const paths = pieceMoves
      .flatMap((journey) => pathOf(before, journey) ?? [])
      .filter(({ mover }) => !gone.has(mover));
    start(paths, nth * pace, still);
    paths.forEach(({ mover }) => gone.add(mover));
  });
}

function start(paths: readonly Path[], delay: number, still: boolean): void {
  const step = paths.length > 1 ? Math.min(DURATION, (MAX - DURATION) / (paths.length - 1)) : 0;
  paths.forEach((path, n) => {
    const { mover, isGhost } = path;
    const timing = {
      duration: still ? FADE : DURATION,
      delay: still ? 0 : delay + n * step,
      easing: EASE,
      fill: "backwards",
    } as const;
    const animation = mover.animate(still ? fade(path) : frames(path), timing);
    if (isGhost) void animation.finished.then(() => mover.remove());
    running.push(animation);
    if (still || isGhost) return;
    for (const layer of layersOf(mover)) {
      running.push(layer.animate([{ zIndex: ABOVE }, { zIndex: ABOVE }], timing));
    }
  });
}

/** What lies on its own layer around a piece: the piece comes above others' only with it. */
function layersOf(mover: HTMLElement): HTMLElement[] {
  const layers: HTMLElement[] = [];
  for (let around = mover.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).zIndex !== "auto") layers.push(around);
  }
  return layers;
}

interface Path {
  readonly mover: HTMLElement;
  readonly from: DOMRect;
  readonly stop: DOMRect | undefined;
  readonly at: DOMRect;
  /** It was not seen before, and is not seen while it waits. */
  readonly isNew: boolean;
  /** A likeness, which is gone when it has arrived. */
  readonly isGhost: boolean;
}

const fade = ({ isGhost }: Path): Keyframe[] =>
  isGhost ? [{ opacity: 1 }, { opacity: 0 }] : [{ opacity: 0 }, { opacity: 1 }];

function frames({ from, stop, at, isNew, isGhost }: Path): Keyframe[] {
  const above = { transformOrigin: "0 0", zIndex: ABOVE };
  const start = { ...above, transform: shift(from, at) };
  return [
    ...(isNew ? [{ ...start, opacity: 0 }, { ...start, opacity: 1, offset: 0.01 }] : [start]),
    ...(stop ? [{ ...above, transform: shift(fit(from, stop), at), offset: 0.45 }] : []),
    { ...above, transform: "none", offset: isGhost ? 0.85 : 1 },
    ...(isGhost ? [{ ...above, transform: "none", opacity: 0 }] : []),
  ];
}

function pathOf(before: Snapshot, { piece, from, via, to, like }: PieceMove): Path | null {
  const isNew = !before.has(piece);
  const sample = like === undefined ? undefined : marked(document, "place", like);
  let start = before.get(piece)?.at ?? before.get(from ?? "")?.at ?? placeAt(from);
  if (start && sample) start = fit(sample.getBoundingClientRect(), start);
  const stop = placeAt(via);
  const here = marked(document, "piece", piece);
  if (start && here) {
    const at = here.getBoundingClientRect();
    return { mover: here, from: start, stop, at, isNew, isGhost: false };
  }
  const end = placeAt(to);
  const look = before.get(piece)?.look ?? sample;
  if (!start || !end || !look) return null;
  // It is gone from the table: a likeness of it makes the way.
  const mover = look.cloneNode(true) as HTMLElement;
  delete mover.dataset["piece"];
  delete mover.dataset["place"];
  const at = fit(start, end);
  mover.setAttribute("aria-hidden", "true");
  mover.inert = true;
  Object.assign(mover.style, {
    position: "fixed",
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    margin: "0",
    zIndex: String(ABOVE),
    pointerEvents: "none",
  });
  document.body.append(mover);
  return { mover, from: start, stop, at, isNew, isGhost: true };
}

const placeAt = (place: string | undefined) =>
  place === undefined ? undefined : marked(document, "place", place)?.getBoundingClientRect();

/** A piece in the middle of a place, no larger than it. */
function fit(piece: DOMRect, place: DOMRect): DOMRect {
  const scale = Math.min(1, place.width / piece.width, place.height / piece.height);
  const [width, height] = [piece.width * scale, piece.height * scale];
  const left = place.left + (place.width - width) / 2;
  return new DOMRect(left, place.top + (place.height - height) / 2, width, height);
}
