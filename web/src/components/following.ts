// A layer over a board follows the things below it: a board is drawn anew with each view, a tab opens,
// a column scrolls, pieces arrive.

/** When the last travelling piece has arrived, and when a single one has, in milliseconds. */
const ARRIVED = [500, 1300];

/** Measures now, and again whenever things may lie elsewhere; gives what ends it. */
export function following(layer: Node, measure: () => void): () => void {
  let frame = 0;
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  const watch = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !layer.contains(target))) soon();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  const arrivals = ARRIVED.map((delay) => setTimeout(soon, delay));
  addEventListener("scroll", soon, { capture: true, passive: true });
  addEventListener("resize", soon);
  soon();
  return () => {
    cancelAnimationFrame(frame);
    watch.disconnect();
    arrivals.forEach(clearTimeout);
    removeEventListener("scroll", soon, { capture: true });
    removeEventListener("resize", soon);
  };
}
