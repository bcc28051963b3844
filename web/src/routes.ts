// The pages of the app, and the addresses that open them.

/** What an address opens: the page, and the words in the address that it wants. */
export interface Route {
  readonly page: PageName;
  readonly words: readonly string[];
}

export type PageName =
  | "Home"
  | "NewTable"
  | "Join"
  | "Tables"
  | "Table"
  | "Watch"
  | "Carry"
  | "Replay"
  | "Review"
  | "Records"
  | "Rules"
  | "Guide"
  | "How"
  | "Parts"
  | "Nowhere";

/** By the first word of the address: the page, and how many words may follow. */
const PAGES = new Map<string, readonly [PageName, least: number, most: number]>([
  ["", ["Home", 0, 0]],
  ["new", ["NewTable", 1, 1]],
  ["join", ["Join", 0, 1]],
  ["tables", ["Tables", 0, 0]],
  ["table", ["Table", 1, 1]],
  ["watch", ["Watch", 1, 1]],
  ["carry", ["Carry", 0, 0]],
  ["replay", ["Replay", 0, 1]],
  ["review", ["Review", 0, 1]],
  ["records", ["Records", 0, 0]],
  ["rules", ["Rules", 0, 1]],
  ["guide", ["Guide", 1, 1]],
  ["how", ["How", 1, 1]],
  ["parts", ["Parts", 0, 0]],
]);

export function routeOf(path: string): Route {
  const [first = "", ...words] = path.replace(/^\/|\/$/g, "").split("/").map(decode);
  const [page, least, most] = PAGES.get(first) ?? ["Nowhere", 0, 0];
  const fits = words.length >= least && words.length <= most;
  return fits ? { page, words } : { page: "Nowhere", words: [] };
}

/** A word of an address as it is meant; one that means nothing is taken as it stands. */
export function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch (error) {
    if (error instanceof URIError) return word;
    throw error;
  }
}
