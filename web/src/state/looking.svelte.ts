// Looking again now and then, as long as somebody looks at the page.

const EVERY = 20_000;

/** Look at once, when the page is looked at again, and every now and then; for use in a component. */
export function keepLooking(look: () => Promise<void>): void {
  const lookIfSeen = (): void => {
    if (document.visibilityState === "visible") void look();
  };
  $effect(() => {
    void look();
    const timer = setInterval(lookIfSeen, EVERY);
    document.addEventListener("visibilitychange", lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookIfSeen);
    };
  });
}
