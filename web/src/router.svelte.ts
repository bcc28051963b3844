// The address of the page: one page of the app for each, and secrets only after the `#`.

/** What an address opens: the page, and the words in the address that it wants. */
export interface Route {
  readonly page: PageName;
  readonly words: readonly string[];
}

export type PageName =
  | "Salon"
  | "NewTable"
  | "Join"
  | "Tables"
  | "Table"
  | "Watch"
  | "Carry"
  | "Replay"
  | "Records"
  | "Rules"
  | "Guide"
  | "Parts"
  | "Nowhere";

/** By the first word of the address: the page, and how many words may follow. */
const PAGES: Readonly<Record<string, readonly [PageName, least: number, most: number]>> = {
  "": ["Salon", 0, 0],
  new: ["NewTable", 1, 1],
  join: ["Join", 0, 1],
  tables: ["Tables", 0, 0],
  table: ["Table", 1, 1],
  watch: ["Watch", 1, 1],
  carry: ["Carry", 0, 0],
  replay: ["Replay", 0, 1],
  records: ["Records", 0, 0],
  rules: ["Rules", 0, 1],
  guide: ["Guide", 1, 1],
  parts: ["Parts", 0, 0],
};

export function routeOf(path: string): Route {
  const [first = "", ...words] = path.replace(/^\/|\/$/g, "").split("/").map(decode);
  const [page, least, most] = PAGES[first] ?? ["Nowhere", 0, 0];
  const fits = first in PAGES && words.length >= least && words.length <= most;
  return fits ? { page, words } : { page: "Nowhere", words: [] };
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch (error) {
    if (error instanceof URIError) return word;
    throw error;
  }
}

class Router {
  #path = $state.raw(location.pathname);
  readonly route = $derived(routeOf(this.#path));

  constructor() {
    addEventListener("popstate", () => (this.#path = location.pathname));
    document.addEventListener("click", this.#follow);
  }

  /** Open another page. */
  go(address: string, { replace = false } = {}): void {
    const target = new URL(address, location.href);
    if (replace) history.replaceState(null, "", target);
    else if (target.href !== location.href) history.pushState(null, "", target);
    this.#path = target.pathname;
    if (target.hash) dispatchEvent(new HashChangeEvent("hashchange"));
    else scrollTo(0, 0);
  }

  /** What stands after the `#`; it is taken out of the address, which others may see. */
  takeSecret(): string {
    const secret = decode(location.hash.slice(1));
    if (secret) history.replaceState(history.state, "", location.pathname + location.search);
    return secret;
  }

  /** Links inside the app turn the page without loading it anew. */
  readonly #follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest("a");
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!link || event.defaultPrevented || event.button !== 0 || !isPlain) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const target = new URL(link.href);
    if (target.pathname.startsWith("/api/")) return;
    // A link to another place of the same page is the browser's business.
    if (target.pathname === location.pathname && target.hash) return;
    event.preventDefault();
    this.go(target.href);
  };
}

export const router = new Router();
