// What is wrong with the layout of the page as it stands, in sentences; none if all is well.
() => {
  const OVERLAYS = ".lesson, .note, .tray, .list, .open, dialog, [role=tooltip], .bubble, .curtain";
  const SCROLLS = ".evening main, .region, .guest > .left, .log-panel .scroll, .list, .buttons, .strip, .tray .cards";
  const layout = document.documentElement.dataset.layout;
  const isTouch = layout === "phone" || layout === "tablet";
  const isSmallest = Number(getComputedStyle(document.documentElement).getPropertyValue("--unit")) <= 0.85;
  const faults = new Set();
  const SLACK = 1.5;
  const OVER = 5;
  const SMALLEST = 11.5;
  const TARGET = 40;

  const isTable = document.querySelector(".room > .table, .room > .phone") !== null;
  const page = document.scrollingElement;
  const dialog = [...document.querySelectorAll("dialog[open]")].pop();
  if (isTable && page.scrollHeight > innerHeight + 1) faults.add(`the page is ${page.scrollHeight} high`);
  if (page.scrollWidth > innerWidth + 1) faults.add(`the page is ${page.scrollWidth} wide`);

  const name = (element) => {
    const words = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    const classes = [...element.classList].filter((each) => !each.startsWith("svelte-")).join(".");
    return `${element.tagName.toLowerCase()}${classes ? `.${classes}` : ""} “${words}”`;
  };
  const isHidden = (element) =>
    element.closest(".visually-hidden, [aria-hidden=true] .visually-hidden") !== null ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const clip = (element) => getComputedStyle(element).clipPath !== "none";

  const root = dialog ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || isHidden(element) || clip(element)) continue;
    if (element.closest("script, style, title, svg, .keycap")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length === 0) continue;
    const size = parseFloat(getComputedStyle(element).fontSize) * (element.currentCSSZoom ?? 1);
    if (size < SMALLEST) faults.add(`small (${size.toFixed(1)} px): ${name(element)}`);
    // What a box around it cuts off, unless that box scrolls on purpose.
    for (const rect of rects) {
      let isScrolled = false;
      for (let box = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const hides = style.overflowX !== "visible" || style.overflowY !== "visible";
        if (!hides) continue;
        const edge = box.getBoundingClientRect();
        const isCut =
          rect.left < edge.left - SLACK || rect.right > edge.right + SLACK ||
          rect.top < edge.top - SLACK - 3 || rect.bottom > edge.bottom + SLACK + 3;
        if (!isCut) continue;
        // Cut after some lines, with an ellipsis: a press shows all of it.
        if (style.webkitLineClamp !== "none" && box.closest("button")) {
          isScrolled = true;
          break;
        }
        const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
        if (scrolls && (box.closest("dialog") || box.matches(SCROLLS) || (isSmallest && box.matches(".heart")))) {
          isScrolled = true;
          break;
        }
        faults.add(`cut by ${name(box).slice(0, 34)}: ${name(element)}`);
        isScrolled = true;
        break;
      }
      if (isScrolled) continue;
      const isOutside =
        rect.left < -SLACK || rect.right > innerWidth + SLACK ||
        rect.top < -SLACK || rect.bottom > innerHeight + SLACK;
      if (isOutside && (isTable || rect.right > innerWidth + SLACK)) {
        faults.add(`outside the window: ${name(element)}`);
        continue;
      }
      // A card, a panel, a button holds its own text.
      const holder = element.closest(".card, .panel, .surface, button, .choosable");
      const edge = holder?.getBoundingClientRect();
      const rides = element.closest("h3.title, p.dark, p.legend, header, .when, .flag") !== null;
      if (
        edge && !rides && holder.checkVisibility() &&
        (rect.left < edge.left - 3 || rect.right > edge.right + 3 ||
          rect.top < edge.top - 4 || rect.bottom > edge.bottom + 4)
      ) {
        faults.add(`leaves ${name(holder).slice(0, 34)}: ${name(element)}`);
      }
      // Something else lies over it.
      if (!isTable && !dialog) continue;
      const x = Math.min(innerWidth - 1, Math.max(0, rect.left + rect.width / 2));
      const y = Math.min(innerHeight - 1, Math.max(0, rect.top + rect.height / 2));
      const above = document.elementFromPoint(x, y);
      if (!above || above.contains(element) || element.contains(above)) continue;
      // A button may be pressed around what is drawn of it.
      const drawn = above.getBoundingClientRect();
      if (above.matches("button") && (x < drawn.left || x > drawn.right || y < drawn.top || y > drawn.bottom)) continue;
      const overlay = above.closest(OVERLAYS);
      if (overlay && !overlay.contains(element)) continue;
      if (above.closest("button, a, .card, .panel") === element.closest("button, a, .card, .panel")) {
        const inner = above.getBoundingClientRect();
        if (above.textContent.trim() === "" || inner.width > rect.width * 3) continue;
      }
      if (getComputedStyle(element).pointerEvents === "none") continue;
      faults.add(`covered by ${name(above).slice(0, 40)}: ${name(element)}`);
    }
  }
  // Pictures and buttons, too, stay in the window and in what has an edge around them; ribbons, ticks
  // and corners hang over it.
  const isEdged = ({ borderLeftWidth, borderRightWidth, borderLeftStyle, borderLeftColor }) =>
    parseFloat(borderLeftWidth) > 0 && parseFloat(borderRightWidth) > 0 &&
    borderLeftStyle !== "none" && !/transparent|, 0\)$/.test(borderLeftColor);
  for (const part of isTable ? root.querySelectorAll("svg, button, small, b, span, p") : []) {
    if (isHidden(part) || part.closest(".mark, .tick, .corner, svg svg")) continue;
    const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const isBeyond = left < -SLACK || right > innerWidth + SLACK;
    if (isBeyond && !part.parentElement.closest(SCROLLS)) faults.add(`beyond the window: ${name(part)} of ${name(part.parentElement)}`);
    let holder = part.parentElement;
    while (holder && !holder.matches(".seat") && !isEdged(getComputedStyle(holder))) holder = holder.parentElement;
    if (!holder) continue;
    const edge = holder.getBoundingClientRect();
    const isAside = left < edge.left - OVER || right > edge.right + OVER;
    const isAbove = part.matches("button") && (top < edge.top - OVER || bottom > edge.bottom + OVER);
    if (isAside || isAbove) faults.add(`hangs out of ${name(holder).slice(0, 40)}: ${name(part)}`);
  }
  if (isTouch && isTable) {
    for (const target of root.querySelectorAll("button, a, input, summary, [role=tab]")) {
      if (isHidden(target) || target.disabled || target.ariaDisabled === "true") continue;
      if (target.closest("p, li, td, th") && target.tagName === "A") continue;
      const { left, top, width, height } = target.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      const lying = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(OVERLAYS);
      if (lying && !lying.contains(target)) continue;
      // What is drawn small may still be pressed around it.
      const [x, y] = [left + width / 2, top + height / 2];
      const reach = (dx, dy) => {
        let far = 0;
        while (far < TARGET && target.contains(document.elementFromPoint(x + dx * far, y + dy * far))) far += 1;
        return far;
      };
      const reaches = reach(-1, 0) + reach(1, 0) >= TARGET && reach(0, -1) + reach(0, 1) >= TARGET;
      if (Math.min(width, height) < TARGET - 0.5 && !reaches) {
        faults.add(`small target (${width.toFixed(0)} x ${height.toFixed(0)}): ${name(target)}`);
      }
    }
  }
  return [...faults];
};
