/** For a row of buttons with room for some of them: those that would begin a second row are put away. */
import type { Attachment } from "svelte/attachments";

export const folding =
  (tell: (folded: boolean) => void): Attachment<HTMLElement> =>
  (row) => {
    const look = (): void => {
      const buttons = [...row.children] as HTMLElement[];
      const isOneRow = getComputedStyle(row).flexWrap === "wrap" && !row.classList.contains("open");
      const top = buttons[0]?.offsetTop ?? 0;
      const below = buttons.filter((button) => button.offsetTop > top + button.offsetHeight / 2);
      if (!row.classList.contains("open")) tell(isOneRow && below.length > 0);
      for (const button of buttons) {
        button.style.visibility = isOneRow && below.includes(button) ? "hidden" : "";
      }
    };
    const sizes = new ResizeObserver(look);
    const watch = (): void => {
      sizes.disconnect();
      sizes.observe(row);
      for (const button of row.children) sizes.observe(button);
      look();
    };
    const changes = new MutationObserver(watch);
    changes.observe(row, { childList: true, attributes: true, attributeFilter: ["class"] });
    watch();
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  };
