// Views as boards see them: the public view with the own values of a seat put in, and printed things
// in place of their names. What has not changed stays the same object.

import type { Change, Frame, Replayed, Side, State, Views } from "../protocol";

export type View = Views[keyof Views];

export interface SeenSide extends Side {
  readonly view: View;
}

export interface SeenState extends State {
  readonly sides: readonly SeenSide[];
}

export interface SeenFrame extends Frame {
  readonly side: SeenSide;
}

type Seen = Pick<SeenState, "printed" | "view" | "sides">;
interface News {
  readonly changes: readonly Change[];
  readonly sides: readonly Side[];
}

const nothing = (printed: State["printed"]): Seen => ({ printed, view: null, sides: [] });

/** A state, with the view of each side. */
export function opened(state: State): SeenState {
  const changes = [{ path: "", value: state.view }];
  return { ...state, ...follow(nothing(state.printed), { changes, sides: state.sides }) };
}

/** The frames of a record, with the view of each. */
export function framesOf({ printed, frames }: Replayed): readonly SeenFrame[] {
  let seen = nothing(printed);
  return frames.map((frame) => {
    seen = follow(seen, { changes: frame.changes, sides: [frame.side] });
    return { ...frame, side: seen.sides[0]! };
  });
}

/** What is seen after some news. */
export function follow({ printed, view, sides }: Seen, news: News): Seen {
  const after = put(view, restored(news.changes, printed));
  const own = (side: Side): readonly Change[] => {
    const known = sides.find(({ seat }) => seat === side.seat)?.own ?? [];
    const changed = restored(side.own, printed);
    return [...known.filter(({ path }) => changed.every((each) => each.path !== path)), ...changed];
  };
  return {
    printed,
    view: after,
    sides: news.sides.map((side) => {
      const values = own(side);
      return { ...side, own: values, view: put(after, values) as View };
    }),
  };
}

const put = (whole: unknown, changes: readonly Change[]): unknown =>
  changes.reduce((now, { path, value }) => placed(now, path.split("/").slice(1), value), whole);

/** A copy of something in which a value stands at a place; all beside the way there is shared. */
function placed(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(whole)) {
    const index = Number(name);
    return whole.map((item, at) => (at === index ? placed(item, rest, value) : item));
  }
  const inner = (whole as Record<string, unknown>)[name];
  return { ...(whole as object), [name]: placed(inner, rest, value) };
}

/** Changes whose values have printed things in them, not their names. */
const restored = (changes: readonly Change[], printed: State["printed"]): Change[] =>
  changes.map(({ path, value }) => ({ path, value: restore(value, printed) }));

function restore(value: unknown, printed: State["printed"]): unknown {
  if (Array.isArray(value)) return value.map((item) => restore(item, printed));
  if (value === null || typeof value !== "object") return value;
  if ("$" in value) return printed[value.$ as string];
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, restore(item, printed)]),
  );
}
