// Where the marks of turns lie on a board: it names its pieces and places with `data-piece` and
// `data-place`, as for pieces that travel.

import { touchedBy, type Deed } from "../state/news";

export interface Mark {
  readonly seat: number;
  readonly number: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A ring with its ribbons, the latest turn in front. */
export interface Drawn {
  /** What is marked. */
  readonly key: string;
  readonly at: Box;
  readonly marks: readonly Mark[];
}

/** How far a ring keeps from what it marks. */
const GAP = 3;

/** The rings of these turns on a page, as far as they can be seen. */
export const drawn = (root: ParentNode, deeds: readonly Deed[]): readonly Drawn[] =>
  drawnAt(root, marksOf(deeds));

/** The same for any marks, by what they are at. */
export function drawnAt(
  root: ParentNode,
  marked: ReadonlyMap<string, readonly Mark[]>,
): readonly Drawn[] {
  const found = [...root.querySelectorAll<HTMLElement>("[data-piece], [data-place]")].filter(
    (element) => refOf(element, marked) !== undefined,
  );
  const rings = found
    .filter((element) => !found.some((other) => other !== element && other.contains(element)))
    .flatMap((element) => {
      const at = seenBox(element);
      const key = refOf(element, marked)!;
      const inside = [element, ...found.filter((other) => element.contains(other))];
      const marks = inside.flatMap((each) => marked.get(refOf(each, marked)!) ?? []);
      return at ? [{ key, at: around(at), marks: inOrder(marks) }] : [];
    });
  return rings.filter((ring) => ring === largest(rings.filter(({ key }) => key === ring.key)));
}

/** What is drawn in several places is marked where it is seen best. */
const largest = (rings: readonly Drawn[]): Drawn =>
  rings.reduce((one, other) => (areaOf(other) > areaOf(one) ? other : one));
const areaOf = ({ at }: Drawn): number => at.width * at.height;

/** Who has touched each thing and place, in the order of their turns. */
export function marksOf(deeds: readonly Deed[]): ReadonlyMap<string, readonly Mark[]> {
  const marks = new Map<string, Mark[]>();
  for (const deed of deeds) {
    for (const ref of touchedBy(deed)) {
      const { seat, number } = deed;
      marks.set(ref, [...(marks.get(ref) ?? []), { seat, number }]);
    }
  }
  return marks;
}

const inOrder = (marks: readonly Mark[]): readonly Mark[] =>
  [...new Map(marks.map((mark) => [mark.number, mark])).values()].sort((a, b) => a.number - b.number);

const refOf = (
  { dataset }: HTMLElement,
  marked: ReadonlyMap<string, unknown>,
): string | undefined =>
  [dataset["piece"], dataset["place"]].find((ref) => ref !== undefined && marked.has(ref));

/** Where something is, unless it is hidden or its column has been scrolled past it. */
function seenBox(element: HTMLElement): DOMRect | null {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return null;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  for (let above = element.parentElement; above; above = above.parentElement) {
    if (/auto|scroll|hidden|clip/.test(getComputedStyle(above).overflowY)) {
      const { left, right, top, bottom } = above.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return null;
    }
  }
  return box;
}

const around = ({ left, top, width, height }: DOMRect): Box => ({
  left: left - GAP,
  top: top - GAP,
  width: width + 2 * GAP,
  height: height + 2 * GAP,
});
