/** For what may be longer than its place: while it is, it takes the focus, so that keys scroll it. */
import type { Attachment } from "svelte/attachments";

export const scrolling: Attachment<HTMLElement> = (place) => {
  const look = (): void => {
    if (place.scrollHeight > place.clientHeight) place.tabIndex = 0;
    else place.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    sizes.observe(place);
    for (const child of place.children) sizes.observe(child);
  };
  const things = new MutationObserver(watch);
  things.observe(place, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    things.disconnect();
  };
};
