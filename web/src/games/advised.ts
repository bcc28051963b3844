// A way to go on that somebody has thought about, in words and figures.

import type { AdvisedLine } from "../protocol";
import { locale, say } from "../texts";
import { headOf, type Line } from "./lines";
import { sentenceOf, type NameOf } from "./sentences";

/** From here on a tenth of a point tells nothing. */
const MANY_POINTS = 20;

export interface AdvisedWords {
  /** The moves by which it differs from all others, in one sentence. */
  readonly title: string;
  /** What follows, or what comes of it. */
  readonly reason: string;
  /** All its moves in one sentence. */
  readonly whole: string;
}

/** What a line is called among others. */
export function wordsOf(line: Line, lines: readonly Line[], nameOf: NameOf, hintOf?: NameOf): AdvisedWords {
  const headed = headOf(line, lines);
  const [head, rest] = [line.slice(0, headed), line.slice(headed)];
  const last = head.at(-1);
  const why = last && hintOf ? hintOf(last) : "";
  return {
    title: sentenceOf(head, nameOf),
    reason: rest.length > 0 ? say("web-advice-then", { rest: sentenceOf(rest, nameOf) }) : why,
    whole: sentenceOf(line, nameOf),
  };
}

export interface AdvisedFigures {
  readonly chance: string;
  readonly doubt: string;
  readonly points: string;
}

/** Its figures as they are said. */
export function figuresOf({ chance, doubt, points }: Pick<AdvisedLine, "chance" | "doubt" | "points">): AdvisedFigures {
  return {
    chance: String(Math.round(chance * 100)),
    doubt: String(Math.round(doubt * 100)),
    points: decimal(points, points < MANY_POINTS ? 1 : 0),
  };
}

/** A number as the reader's language writes it, with so many digits behind the comma. */
export const decimal = (value: number, digits: number): string =>
  new Intl.NumberFormat(locale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
