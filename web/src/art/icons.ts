// Icons as the inside of an SVG of 24 by 24. Line icons take the colour of the text around them;
// signs (a coin, a medallion, a crown) have colours of their own.

/** Marks of the seats; a line inside a glyph shows the wax behind it. */
const glyphs = {
  lily:
    '<path d="M12 3c2 2.5 3 4.5 3 6.5 0 1.8-.7 3.2-1.6 4.5h1.2c.6-3 2.4-4.6 4.3-4.6 1.5 0 2.6 1 2.6 2.4 0 1.5-1.2 2.4-2.6 2.2-1.8-.3-2.6.6-3 1.5h1.3v1.8h-2.5c.2 1.6.8 2.6 1.8 3.4-1.8.3-3.4-.3-4.5-1.7-1.1 1.4-2.7 2-4.5 1.7 1-.8 1.6-1.8 1.8-3.4H6.8v-1.8h1.3c-.4-.9-1.2-1.8-3-1.5-1.4.2-2.6-.7-2.6-2.2 0-1.4 1.1-2.4 2.6-2.4 1.9 0 3.7 1.6 4.3 4.6h1.2C9.7 12.7 9 11.3 9 9.5 9 7.5 10 5.5 12 3z" fill="currentColor"/>',
  shell:
    '<path d="M12 4c5 0 9.2 3.8 9.2 8.4 0 1.2-.5 2.2-1.2 2.7l-6 3.6V21h-4v-2.3l-6-3.6c-.7-.5-1.2-1.5-1.2-2.7C2.8 7.8 7 4 12 4z" fill="currentColor"/><path d="M12 6.5V18M8 7.5L11 18M16 7.5L13 18M5 10.5L10 17.6M19 10.5L14 17.6" stroke="var(--seal,#000)" stroke-width="1.1" fill="none"/>',
  rose:
    '<g fill="currentColor"><circle cx="12" cy="6.6" r="4.3"/><circle cx="17.1" cy="10.3" r="4.3"/><circle cx="15.2" cy="16.4" r="4.3"/><circle cx="8.8" cy="16.4" r="4.3"/><circle cx="6.9" cy="10.3" r="4.3"/></g><circle cx="12" cy="12" r="3.2" fill="var(--seal,#000)"/><circle cx="12" cy="12" r="1.6" fill="currentColor"/>',
  sun:
    '<circle cx="12" cy="12" r="4.6" fill="currentColor"/><path d="M12 1.5L13.8 6H10.2Z" fill="currentColor"/><path transform="rotate(45 12 12)" d="M12 1.5L13.8 6H10.2Z" fill="currentColor"/><path transform="rotate(90 12 12)" d="M12 1.5L13.8 6H10.2Z" fill="currentColor"/><path transform="rotate(135 12 12)" d="M12 1.5L13.8 6H10.2Z" fill="currentColor"/><path transform="rotate(180 12 12)" d="M12 1.5L13.8 6H10.2Z" fill="currentColor"/><path transform="rotate(225 12 12)" d="M12 1.5L13.8 6H10.2Z" fill="currentColor"/><path transform="rotate(270 12 12)" d="M12 1.5L13.8 6H10.2Z" fill="currentColor"/><path transform="rotate(315 12 12)" d="M12 1.5L13.8 6H10.2Z" fill="currentColor"/>',
  moon:
    '<path d="M15.5 3.5A9 9 0 1 0 20.5 16 7.5 7.5 0 0 1 15.5 3.5Z" fill="currentColor"/>',
};

const signs = {
  coin:
    '<circle cx="12" cy="12" r="10.5" fill="url(#coin)" stroke="#8A6114" stroke-width="1"/><circle cx="12" cy="12" r="8.6" fill="none" stroke="#8A6114" stroke-width=".5"/>',
  livre:
    '<circle cx="12" cy="12" r="10" fill="url(#coin)" stroke="#8A6114" stroke-width="1"/><circle cx="12" cy="12" r="7.8" fill="none" stroke="#8A6114" stroke-width=".7" stroke-dasharray="1.2 1.1"/><g transform="translate(5.4 5.2) scale(.55)" color="#7A5310"><path d="M12 3c2 2.5 3 4.5 3 6.5 0 1.8-.7 3.2-1.6 4.5h1.2c.6-3 2.4-4.6 4.3-4.6 1.5 0 2.6 1 2.6 2.4 0 1.5-1.2 2.4-2.6 2.2-1.8-.3-2.6.6-3 1.5h1.3v1.8h-2.5c.2 1.6.8 2.6 1.8 3.4-1.8.3-3.4-.3-4.5-1.7-1.1 1.4-2.7 2-4.5 1.7 1-.8 1.6-1.8 1.8-3.4H6.8v-1.8h1.3c-.4-.9-1.2-1.8-3-1.5-1.4.2-2.6-.7-2.6-2.2 0-1.4 1.1-2.4 2.6-2.4 1.9 0 3.7 1.6 4.3 4.6h1.2C9.7 12.7 9 11.3 9 9.5 9 7.5 10 5.5 12 3z" fill="#7A5310"/></g>',
  medal:
    '<path d="M12 1.8l2.5 3 3.8-.8.3 3.9 3.6 1.5-1.9 3.4 1.9 3.4-3.6 1.5-.3 3.9-3.8-.8-2.5 3-2.5-3-3.8.8-.3-3.9L1.8 16.2l1.9-3.4L1.8 9.4l3.6-1.5.3-3.9 3.8.8Z" fill="#4B2E63" stroke="url(#gilt)" stroke-width="1.3"/>',
  prestige:
    '<path d="M12 1.8l2.5 3 3.8-.8.3 3.9 3.6 1.5-1.9 3.4 1.9 3.4-3.6 1.5-.3 3.9-3.8-.8-2.5 3-2.5-3-3.8.8-.3-3.9L1.8 16.2l1.9-3.4L1.8 9.4l3.6-1.5.3-3.9 3.8.8Z" fill="#4B2E63" stroke="url(#gilt)" stroke-width="1.3"/><g transform="translate(5.4 5.4) scale(.55)"><path d="M12 3c2 2.5 3 4.5 3 6.5 0 1.8-.7 3.2-1.6 4.5h1.2c.6-3 2.4-4.6 4.3-4.6 1.5 0 2.6 1 2.6 2.4 0 1.5-1.2 2.4-2.6 2.2-1.8-.3-2.6.6-3 1.5h1.3v1.8h-2.5c.2 1.6.8 2.6 1.8 3.4-1.8.3-3.4-.3-4.5-1.7-1.1 1.4-2.7 2-4.5 1.7 1-.8 1.6-1.8 1.8-3.4H6.8v-1.8h1.3c-.4-.9-1.2-1.8-3-1.5-1.4.2-2.6-.7-2.6-2.2 0-1.4 1.1-2.4 2.6-2.4 1.9 0 3.7 1.6 4.3 4.6h1.2C9.7 12.7 9 11.3 9 9.5 9 7.5 10 5.5 12 3z" fill="#F3D588"/></g>',
  crown:
    '<path d="M3 18.5L2 8l5.2 4L12 4.5 16.8 12 22 8l-1 10.5Z" fill="url(#gilt)" stroke="#6E4A0C" stroke-width=".9" stroke-linejoin="round"/><path d="M3 20.8h18" stroke="#6E4A0C" stroke-width="1.8"/><circle cx="12" cy="14.8" r="1.5" fill="#9B2541"/><circle cx="7.3" cy="15.4" r="1.1" fill="#0B6A70"/><circle cx="16.7" cy="15.4" r="1.1" fill="#0B6A70"/>',
};

const lines = {
  cards:
    '<rect x="4" y="5" width="10" height="15" rx="1.5" fill="none" stroke="currentColor" stroke-width="1.5" transform="rotate(-8 9 12)"/><rect x="10" y="4" width="10" height="15" rx="1.5" fill="var(--panel,#fff)" stroke="currentColor" stroke-width="1.5" transform="rotate(8 15 12)"/>',
  tile:
    '<rect x="3.5" y="3.5" width="17" height="17" rx="3" fill="none" stroke="currentColor" stroke-width="1.6"/><path d="M3.5 13h17" stroke="currentColor" stroke-width="1.3"/><circle cx="9" cy="8.3" r="1.9" fill="currentColor"/><circle cx="15" cy="8.3" r="1.9" fill="currentColor"/>',
  check:
    '<path d="M5 12.5l5 5L19.5 7" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  close:
    '<path d="M6 6l12 12M18 6L6 18" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  menu:
    '<path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  daylight:
    '<circle cx="12" cy="12" r="4" fill="none" stroke="currentColor" stroke-width="1.7"/><path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>',
  candle:
    '<path d="M12 2q3.5 4 1.8 6.5a2.2 2.2 0 0 1-3.6 0Q8.5 6 12 2Z" fill="currentColor"/><path d="M9 11h6v9H9Z" fill="none" stroke="currentColor" stroke-width="1.6"/><path d="M6 21.5h12" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>',
  book:
    '<path d="M12 6Q8 3.5 3 4.5V19q5-1 9 1.5 4-2.5 9-1.5V4.5Q16 3.5 12 6Zm0 0v14" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>',
  undo:
    '<path d="M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3" transform="translate(0 -2)" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  log:
    '<path d="M6 3h9l4 4v14H6Z M15 3v4h4 M9 12h7M9 16h7" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>',
  star:
    '<path d="M12 3l2.5 6 6.5.5-5 4.2 1.6 6.3L12 16.5 6.4 20l1.6-6.3-5-4.2 6.5-.5Z" fill="currentColor"/>',
  plate:
    '<ellipse cx="12" cy="12.5" rx="10" ry="6.5" fill="none" stroke="currentColor" stroke-width="1.6"/><ellipse cx="12" cy="12" rx="6" ry="3.3" fill="none" stroke="currentColor" stroke-width="1.3"/>',
  right:
    '<path d="M5 12h13M12 6l6.5 6-6.5 6" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  left:
    '<path d="M19 12H6M12 6l-6.5 6 6.5 6" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  down:
    '<path d="M12 5v13M6 12l6 6.5 6-6.5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  up:
    '<path d="M12 19V6M6 12l6-6.5 6 6.5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  play:
    '<path d="M7 4.5v15L19.5 12Z" fill="currentColor"/>',
  pause:
    '<path d="M7 5h3.6v14H7ZM13.4 5H17v14h-3.6Z" fill="currentColor"/>',
  first:
    '<path d="M6 5v14M19 5.5v13L9.5 12Z" fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  last:
    '<path d="M18 5v14M5 5.5v13l9.5-6.5Z" fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  search:
    '<circle cx="10.5" cy="10.5" r="6" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M15 15l5.5 5.5" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  copy:
    '<rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2" fill="none" stroke="currentColor" stroke-width="1.6"/><path d="M15.5 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7.5a2 2 0 0 0 2 2h2" fill="none" stroke="currentColor" stroke-width="1.6"/>',
  chat:
    '<path d="M4 5h16v11h-8.5L7 20v-4H4Z" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/><path d="M8 9h8M8 12.3h5" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>',
  clock:
    '<circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="1.7"/><path d="M12 7v5.3l3.5 2" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  sound:
    '<path d="M4 9.5v5h3.5L12 19V5L7.5 9.5Z" fill="currentColor"/><path d="M15 9q2 3 0 6M17.8 6.5q4 5.5 0 11" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>',
};

export const icons = { ...glyphs, ...signs, ...lines };

export type IconName = keyof typeof icons;
