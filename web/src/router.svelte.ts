// The address of the page: one page of the app for each, and secrets only after the `#`.

import { decode, routeOf } from "./routes";

class Router {
  #path = $state.raw(location.pathname);
  readonly route = $derived(routeOf(this.#path));
  /** Grows whenever a page is opened, be it the same one again. */
  visit = $state.raw(0);

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
    this.visit += 1;
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
