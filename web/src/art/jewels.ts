// Jewels: necklaces for the colours of ladies, rings for those of gentlemen. The cut of the stone
// repeats the pattern of the silk, so that no jewel is told by its colour alone.

import { clothOf, wearsGown, type Cloth, type Edition, type Fabric } from "./fabrics";

const GOLD = "#EBC35F";
const DARK = "#8A6114";
const PEARL = "#FFFDF6";

const BEADS = [[8.6, 14], [11, 21.5], [16.5, 27.5], [39.4, 14], [37, 21.5], [31.5, 27.5]] as const;
const CHAIN = "M8 7C8 24 14 30 24 30S40 24 40 7";

const necklace =
  `<path d="${CHAIN}" fill="none" stroke="${DARK}" stroke-width="2.6"/>` +
  `<path d="${CHAIN}" fill="none" stroke="#F1CF7A" stroke-width="1.3" stroke-dasharray="2 1"/>` +
  `<g fill="${PEARL}" stroke="${DARK}" stroke-width=".8">` +
  BEADS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.2"/>`).join("") +
  "</g>";

const ring =
  `<circle cx="24" cy="32" r="11" fill="none" stroke="${DARK}" stroke-width="5"/>` +
  `<circle cx="24" cy="32" r="11" fill="none" stroke="${GOLD}" stroke-width="3.2"/>` +
  '<path d="M16 25.5Q13 31 15.5 37" stroke="#FFF3D0" stroke-width="1.3" fill="none" stroke-linecap="round"/>';

const stone = ({ base, dark }: Cloth) =>
  `fill="${base}" stroke="${dark}" stroke-width="1.3" stroke-linejoin="round"`;

const cuts: Record<Fabric, (cloth: Cloth) => string> = {
  // A drop with stripes.
  c1: (cloth) =>
    `<path d="M24 24.5C30 31 32.5 34 32.5 37.5A8.5 8 0 0 1 15.5 37.5C15.5 34 18 31 24 24.5Z" ${stone(cloth)}/>` +
    `<path d="M20 31.5V43.5M24 27V45M28 31.5V43.5" stroke="${cloth.dark}" stroke-width="1.4"/>` +
    '<path d="M18 36.5q.5-2 2-3.5" stroke="#fff" stroke-width="1.5" fill="none" stroke-linecap="round"/>',
  // A lozenge.
  c2: (cloth) =>
    `<path d="M24 2.5L34 13.5 24 24.5 14 13.5Z" ${stone(cloth)}/>` +
    `<path d="M24 6.5L30.2 13.5 24 20.5 17.8 13.5Z" fill="${cloth.light}" stroke="${cloth.dark}" stroke-width=".9"/>` +
    `<path d="M14 13.5h3.8M30.2 13.5H34M24 2.5v4M24 20.5v4" stroke="${cloth.dark}" stroke-width=".8"/>`,
  // Three petals.
  c3: (cloth) =>
    `<g ${stone(cloth)}><circle cx="24" cy="29.5" r="5.3"/><circle cx="18.5" cy="38" r="5.3"/><circle cx="29.5" cy="38" r="5.3"/></g>` +
    `<circle cx="24" cy="35" r="2.4" fill="${GOLD}" stroke="${DARK}"/>` +
    '<g fill="#fff" opacity=".85"><circle cx="22.5" cy="27.8" r="1.3"/><circle cx="16.8" cy="36.3" r="1.3"/><circle cx="27.8" cy="36.3" r="1.3"/></g>',
  // Chevrons.
  c4: (cloth) =>
    `<path d="M13 4H35L37 11.5 24 25 11 11.5Z" ${stone(cloth)}/>` +
    '<path d="M14.5 8.5L24 14l9.5-5.5M15.5 13L24 19l8.5-6" stroke="#fff" stroke-width="1.9" fill="none"/>',
};

/** A jewel as the inside of an SVG of 48 by 48. */
export const jewelOf = (edition: Edition, fabric: Fabric): string =>
  (wearsGown(fabric) ? necklace : ring) + cuts[fabric](clothOf(edition, fabric));
