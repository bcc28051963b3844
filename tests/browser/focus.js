// Focuses everything that can be focused, and lists the rings that something cuts off.
() => {
  const found = [];
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const focusable = [...document.querySelectorAll("button, a[href], input, select, summary, [tabindex='0']")];
  const dialog = document.querySelector("dialog[open]");
  for (const element of focusable.filter(shown)) {
    if (dialog && !dialog.contains(element)) continue;
    element.focus({ focusVisible: true });
    if (document.activeElement !== element) continue;
    // As whoever comes here by a key would see it.
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const style = getComputedStyle(element);
    if (style.outlineStyle === "none") {
      if (!element.matches("input")) found.push(`no ring: ${nameOf(element)}`);
      continue;
    }
    const zoom = element.currentCSSZoom ?? 1;
    const reach = Math.max(0, parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset)) * zoom;
    const box = element.getBoundingClientRect();
    const ring = { left: box.left - reach, top: box.top - reach, right: box.right + reach, bottom: box.bottom + reach };
    for (let frame = element.parentElement; frame; frame = frame.parentElement) {
      const { overflowX, overflowY, contain, position } = getComputedStyle(frame);
      const paint = /paint|strict|content/.test(contain);
      const clipsX = paint || overflowX !== "visible";
      const clipsY = paint || overflowY !== "visible";
      if (frame === document.body || frame === document.documentElement) break;
      const edge = frame.getBoundingClientRect();
      const cut = [];
      if (clipsX && ring.left < edge.left - 1) cut.push(`left ${Math.round(edge.left - ring.left)}`);
      if (clipsX && ring.right > edge.right + 1) cut.push(`right ${Math.round(ring.right - edge.right)}`);
      if (clipsY && ring.top < edge.top - 1) cut.push(`top ${Math.round(edge.top - ring.top)}`);
      if (clipsY && ring.bottom > edge.bottom + 1) cut.push(`bottom ${Math.round(ring.bottom - edge.bottom)}`);
      if (cut.length) {
        found.push(`${cut.join(", ")} of ${nameOf(element)} by ${frame.tagName.toLowerCase()}.${frame.className}`);
        break;
      }
      if (position === "fixed") break;
    }
    const cut = [];
    if (ring.left < -1) cut.push("left");
    if (ring.right > innerWidth + 1) cut.push("right");
    if (cut.length) found.push(`${cut.join(", ")} of ${nameOf(element)} by the window`);
  }
  document.activeElement?.blur();
  return found;

  function nameOf(element) {
    const words = (element.getAttribute("aria-label") ?? element.textContent).replace(/\s+/g, " ").trim();
    return `${element.tagName.toLowerCase()}.${element.className} “${words.slice(0, 40)}”`;
  }
}
