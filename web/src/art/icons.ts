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
  lace:
    '<path d="M2.5 8.5Q12 3 21.5 8.5L20.6 12Q21.8 14.8 18.9 15.4 18.5 18.3 15.6 17.7 14.4 20.6 12 18.7 9.6 20.6 8.4 17.7 5.5 18.3 5.1 15.4 2.2 14.8 3.4 12Z" fill="#FFFDF6" stroke="#8B7C63" stroke-width="1"/><g fill="#8B7C63"><circle cx="6.7" cy="13" r="1"/><circle cx="10.2" cy="14.8" r="1"/><circle cx="13.8" cy="14.8" r="1"/><circle cx="17.3" cy="13" r="1"/><circle cx="12" cy="11" r="1.2"/><circle cx="8.5" cy="10.2" r=".8"/><circle cx="15.5" cy="10.2" r=".8"/></g><path d="M3 9.3Q12 4.2 21 9.3" stroke="#8B7C63" stroke-width=".8" fill="none"/>',
  yarn:
    '<rect x="6" y="2.5" width="12" height="3.4" rx="1.5" fill="#B98B58" stroke="#6B4A25" stroke-width=".9"/><rect x="6" y="18.1" width="12" height="3.4" rx="1.5" fill="#B98B58" stroke="#6B4A25" stroke-width=".9"/><path d="M7.5 6h9c1.4 2 1.4 10 0 12h-9c-1.4-2-1.4-10 0-12Z" fill="#7C6FA8" stroke="#40366B" stroke-width=".9"/><path d="M6.8 8.6L17.2 7.4M6.5 11.2L17.5 9.8M6.5 13.8L17.5 12.4M6.7 16.4L17.3 15" stroke="#E9E4F6" stroke-width=".9" opacity=".8"/><path d="M17 16.5q4 .5 3.6 4" stroke="#7C6FA8" stroke-width="1.2" fill="none"/>',
  fan:
    '<path d="M12 21L2 9.5Q12 .5 22 9.5Z" fill="#E9A8B8" stroke="#91375A" stroke-width="1" stroke-linejoin="round"/><path d="M12 21L5.5 7M12 21L9.8 5.3M12 21L14.2 5.3M12 21L18.5 7M6.2 14.3Q12 10 17.8 14.3" stroke="#91375A" stroke-width=".8" fill="none"/>',
};

/** A thimble: of gold for a master, of silver for a journeyman, of copper for an apprentice. */
const thimble = (metal: string, dark: string, bands: number) =>
  `<path d="M8 4.4C8.6 2.9 10 2.2 12 2.2s3.4.7 4 2.2L18.6 18H5.4Z" fill="url(#${metal})" stroke="${dark}" stroke-width=".9"/>` +
  `<rect x="4.2" y="17.6" width="15.6" height="3.6" rx="1.8" fill="url(#${metal})" stroke="${dark}" stroke-width=".9"/>` +
  `<g fill="${dark}" opacity=".75"><circle cx="9.6" cy="6.4" r=".75"/><circle cx="12" cy="6" r=".75"/><circle cx="14.4" cy="6.4" r=".75"/><circle cx="9" cy="9.2" r=".75"/><circle cx="12" cy="9" r=".75"/><circle cx="15" cy="9.2" r=".75"/></g>` +
  Array.from(
    { length: bands },
    (_, n) => `<path d="M7.4 ${15.6 - 2 * n}h9.2" stroke="${dark}" stroke-width="1"/>`,
  ).join("");

const thimbles = {
  master: thimble("gilt", "#6E4A0C", 3),
  journeyman: thimble("silver", "#4E5866", 2),
  apprentice: thimble("copper", "#4F2E1A", 1),
};

/** The jeweller's sign, his bag, and the marks of the special dresses. */
const jewellery = {
  jewel:
    '<path d="M7 4h10l4.5 5.5L12 21 2.5 9.5Z" fill="#BFE0E6" stroke="#1F4E5F" stroke-width="1.2" stroke-linejoin="round"/><path d="M2.5 9.5h19M7 4l2.2 5.5L12 21l2.8-11.5L17 4M9.2 9.5 12 4l2.8 5.5" fill="none" stroke="#1F4E5F" stroke-width=".9" stroke-linejoin="round"/>',
  bag:
    '<path d="M8.5 7.5C4 11 2.5 14.5 3 18q.4 3.5 4 3.5h10q3.6 0 4-3.5c.5-3.5-1-7-5.5-10.5Z" fill="#B48BBE" stroke="#5B2C64" stroke-width="1.1"/><path d="M7.5 3.5q2.2 1.2 4.5 0 2.3 1.2 4.5 0L15 7.5H9Z" fill="#CDB0D4" stroke="#5B2C64"/><path d="M8 7.5h8" stroke="#D9A93A" stroke-width="2"/><path d="M15.5 8q3 1 2.5 4" stroke="#8A6114" fill="none"/>',
  fancy:
    '<path d="M5 21.5C6 12 9.5 4.5 16 2.5c4.5-1.2 6.5 2 4.5 5.5-1 1.8-3 2-3.5 3.5-.6 1.7-2.3 2-3.2 3.3-1 1.5-3.3 1-4.3 2.4C8 18.5 6.5 19 5 21.5Z" fill="#8E4FA0" stroke="#4A1F58"/><path d="M5 21.5C8.5 14 12 9 17.5 5.5M10 14.5l-.8-3.5M12.5 11l-.5-3.5M9.5 15.5l3.8-.7M12.5 11.5l4-.2" fill="none" stroke="#F6E9FA" stroke-linecap="round"/>',
  festivity:
    '<path d="M8 13l-4 9 4-1.5L10.5 23 12.5 15ZM16 13l4 9-4-1.5L13.5 23 11.5 15Z" fill="#C4413F" stroke="#7C1F26" stroke-width=".8" stroke-linejoin="round"/><g fill="#E27A6E" stroke="#7C1F26" stroke-width=".8"><circle cx="12.00" cy="4.00" r="2.7"/><circle cx="15.54" cy="5.46" r="2.7"/><circle cx="17.00" cy="9.00" r="2.7"/><circle cx="15.54" cy="12.54" r="2.7"/><circle cx="12.00" cy="14.00" r="2.7"/><circle cx="8.46" cy="12.54" r="2.7"/><circle cx="7.00" cy="9.00" r="2.7"/><circle cx="8.46" cy="5.46" r="2.7"/></g><circle cx="12" cy="9" r="4.3" fill="#FFF3D6" stroke="#7C1F26" stroke-width=".8"/><path d="M12 6.2l.9 1.9 2 .2-1.5 1.4.4 2L12 10.7l-1.8 1 .4-2-1.5-1.4 2-.2Z" fill="#C4413F"/>',
  expert:
    '<g style="stroke:var(--steel)" fill="none" stroke-width="2"><path d="M4 3L14.5 15M20 3L9.5 15" stroke-linecap="round"/><circle cx="7" cy="18" r="3.6"/><circle cx="17" cy="18" r="3.6"/></g><circle cx="12" cy="12" r="1.2" fill="#D9A93A"/>',
  back:
    '<rect x="4.5" y="2.5" width="15" height="19" rx="2.5" fill="#3B2A4B" stroke="#FFFCF4" stroke-width="1.5"/><rect x="4" y="2" width="16" height="20" rx="3" fill="none" stroke="#B49A63" stroke-width=".8"/><path transform="translate(7 7) scale(.417)" d="M12 3c2 2.5 3 4.5 3 6.5 0 1.8-.7 3.2-1.6 4.5h1.2c.6-3 2.4-4.6 4.3-4.6 1.5 0 2.6 1 2.6 2.4 0 1.5-1.2 2.4-2.6 2.2-1.8-.3-2.6.6-3 1.5h1.3v1.8h-2.5c.2 1.6.8 2.6 1.8 3.4-1.8.3-3.4-.3-4.5-1.7-1.1 1.4-2.7 2-4.5 1.7 1-.8 1.6-1.8 1.8-3.4H6.8v-1.8h1.3c-.4-.9-1.2-1.8-3-1.5-1.4.2-2.6-.7-2.6-2.2 0-1.4 1.1-2.4 2.6-2.4 1.9 0 3.7 1.6 4.3 4.6h1.2C9.7 12.7 9 11.3 9 9.5 9 7.5 10 5.5 12 3z" fill="#E8C878"/>',
};

const lines = {
  open:
    '<path d="M6 9.5l6 6 6-6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  eye:
    '<path d="M2 12Q7 5.5 12 5.5T22 12Q17 18.5 12 18.5T2 12Z" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/><circle cx="12" cy="12" r="3.2" fill="currentColor"/>',
  coronet:
    '<path d="M3 18.5L2 8l5.2 4L12 4.5 16.8 12 22 8l-1 10.5Z" fill="none" stroke="currentColor" stroke-width="1.3" stroke-linejoin="round"/><path d="M3 20.8h17" stroke="currentColor" stroke-width="1.3" stroke-linecap="round"/>',
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
  fireworks:
    '<g stroke="currentColor" stroke-width="1.5" stroke-linecap="round"><path d="M12 6.5V2.5M12 12.5v3.2M9 9.5H5M15 9.5h4M9.9 7.4L7 4.6M14.1 7.4L17 4.6M9.9 11.6L7 14.4M14.1 11.6L17 14.4"/></g><circle cx="12" cy="9.5" r="1.5" fill="currentColor"/><path d="M12 17.5q-.6 2 .5 4.5" stroke="currentColor" stroke-width="1.2" fill="none" stroke-dasharray="2 1.5"/>',
  music:
    '<path d="M5 3q1.5 8 .8 12c-.5 3.5 2.5 6 6.2 6s6.7-2.5 6.2-6Q17.5 11 19 3q-3.3 1-3.3 4.5L15.5 14h-7L8.3 7.5Q8.3 4 5 3Z" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/><path d="M10.2 5v12M12 5v12M13.8 5v12M8 5h8" stroke="currentColor" stroke-width="1"/>',
  statue:
    '<circle cx="12" cy="5" r="2.8" fill="currentColor"/><path d="M6.5 15.5c0-4 2-6.5 5.5-6.5s5.5 2.5 5.5 6.5q-5.5 2-11 0Z" fill="currentColor"/><path d="M8.5 18h7l.8 2.5H18V22H6v-1.5h1.7Z" fill="currentColor"/>',
  fountain:
    '<path d="M12 9V4M12 4q-4-2.5-5 2.5M12 4q4-2.5 5 2.5" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round"/><path d="M6.5 9h11q-.5 3.5-4 3.8V16h4.8q-.3 4-4 4.5V22H9.7v-1.5q-3.7-.5-4-4.5h4.8v-3.2q-3.5-.3-4-3.8Z" fill="currentColor"/>',
  kitchen:
    '<path d="M5 10h14v7q0 4-4 4H9q-4 0-4-4Z" fill="currentColor"/><path d="M2.5 12h2.5M19 12h2.5M4 8h16" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/><path d="M9.5 5q-1-1.3 0-2.6M14.5 5q-1-1.3 0-2.6" stroke="currentColor" stroke-width="1.3" fill="none" stroke-linecap="round"/>',
};

export const icons = { ...glyphs, ...signs, ...thimbles, ...jewellery, ...lines };

export type IconName = keyof typeof icons;
