// The dishes of the King's Banquet: colours, and pictures in an SVG of 64 by 64. The picture is the
// type; the colour says it once more.

export interface Tint {
  readonly base: string;
  readonly dark: string;
  readonly light: string;
  /** What a number on the base is written in. */
  readonly figure: string;
}

const WHITE = "#FFFFFF";
const DARK = "#2B2136";

export const tints = {
  blue: { base: "#3F70B5", dark: "#1E4178", light: "#D3E1F3", figure: WHITE },
  green: { base: "#3A8A5F", dark: "#17523A", light: "#CFE6D6", figure: WHITE },
  violet: { base: "#7B55AB", dark: "#47287A", light: "#E2D6F0", figure: WHITE },
  pink: { base: "#CF5F8B", dark: "#8A2C55", light: "#F8DAE5", figure: WHITE },
  yellow: { base: "#D69C22", dark: "#7E5608", light: "#F8E6B8", figure: DARK },
  white: { base: "#EFE6D2", dark: "#6E6048", light: "#FBF7EC", figure: DARK },
} satisfies Record<string, Tint>;

export type DishColour = keyof typeof tints;

/** Who asks for no colour wears none. */
const plain: Tint = { base: "#6B6072", dark: "#3A3142", light: "#ECE6EE", figure: WHITE };

export const tintOf = (colour: string | null): Tint =>
  colour !== null && colour in tints ? tints[colour as DishColour] : plain;

const outline = (tint: Tint) =>
  `stroke="${tint.dark}" stroke-width="1.3" stroke-linejoin="round"`;

const plate = ({ dark, light, base }: Tint) =>
  `<ellipse cx="32" cy="54" rx="27" ry="6" fill="#FFFDF6" stroke="${dark}" stroke-width="1.2"/>` +
  `<ellipse cx="32" cy="53" rx="19" ry="3.5" fill="${light}" stroke="${base}" stroke-width=".9"/>`;

const dots = (radius: number, ...places: (readonly [number, number])[]) =>
  places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join("");

const jelly = (tint: Tint) => `
  <path d="M16 51Q14 45 18 40L21 24Q22 15 32 15T43 24L46 40Q50 45 48 51 32 55 16 51Z" fill="${tint.base}" ${outline(tint)}/>
  <path d="M22 50Q21 34 26 18M32 52V15.5M42 50Q43 34 38 18" stroke="${tint.dark}" stroke-width="1" fill="none"/>
  <path d="M19 39Q32 44 45 39" stroke="#fff" stroke-width="2" fill="none" opacity=".6"/>
  <path d="M24 17Q28 10 32 14 36 10 40 17 32 21 24 17Z" fill="#FFFDF6" stroke="${tint.dark}" stroke-width=".9"/>
  <circle cx="32" cy="9.5" r="3.6" fill="#C4413F" stroke="#7C1F26"/>`;

const carafe = (tint: Tint) => `
  <path d="M22 6h8v10q8 7 8 20 0 13-6 16H20q-6-3-6-16 0-13 8-20Z" fill="${tint.light}" ${outline(tint)}/>
  <path d="M14.6 32H37.4Q39 48 32 52H20Q13 48 14.6 32Z" fill="${tint.base}"/>
  <path d="M21 6h10" stroke="${tint.dark}" stroke-width="3" stroke-linecap="round"/>
  <path d="M19 36q-1 8 2 12" stroke="#fff" stroke-width="2" fill="none" opacity=".6" stroke-linecap="round"/>
  <path d="M41 27h13q1 12-5 14v9h4v2.5H42V50h4v-9q-6-2-5-14Z" fill="#FFFDF6" ${outline(tint)}/>
  <path d="M42 32.5h11q-.5 7-5.5 7.5-5-.5-5.5-7.5Z" fill="${tint.base}"/>`;

const grapes = (tint: Tint) => `
  <g fill="${tint.base}" ${outline(tint)}>${dots(5.2, [20, 30], [28, 28], [36, 30], [24, 37], [32, 36], [40, 37], [28, 44], [36, 44], [32, 51])}</g>
  <g fill="#fff" opacity=".55">${dots(1.3, [18.5, 28.5], [26.5, 26.5], [34.5, 28.5], [22.5, 35.5], [30.5, 34.5], [38.5, 35.5])}</g>
  <path d="M31 25Q30 17 35 11" stroke="#6B4A25" stroke-width="2.2" fill="none" stroke-linecap="round"/>
  <path d="M33 19Q42 8 52 15 48 26 33 19Z" fill="#6FA36B" stroke="#2F5F34"/>
  <path d="M35 18.5Q43 14 50 15.5" stroke="#2F5F34" fill="none"/>`;

const macaron = (tint: Tint, y: number, r: number) => `
  <path d="M${32 - r} ${y - 5}q0-4.5 ${r} -4.5t${r} 4.5Z" fill="${tint.base}" ${outline(tint)}/>
  <path d="M${32.5 - r} ${y - 4.7}h${2 * r - 1}" stroke="#FFFDF6" stroke-width="3.4" stroke-linecap="round"/>
  <path d="M${32 - r} ${y - 3}h${2 * r}q0 4-4 4h-${2 * r - 8}q-4 0-4-4Z" fill="${tint.base}" ${outline(tint)}/>`;

const macarons = (tint: Tint) => `
  ${macaron(tint, 50, 20)}${macaron(tint, 39, 16.5)}${macaron(tint, 29, 13)}
  <path d="M32 20q-5-3-4-7 3-1 4 2 1-3 4-2 1 4-4 7Z" fill="#FFFDF6" stroke="${tint.dark}"/>`;

const roast = (tint: Tint) => `
  <path d="M10 46Q8 28 26 25 40 22 48 33 54 30 57 26 60 26 59 29.5 62 31 59.5 33 56 36 51 40 50 50 38 51H18Q10 51 10 46Z" fill="${tint.base}" ${outline(tint)}/>
  <path d="M22 47Q20 35 31 34 41 35 43 47Z" fill="#E9BC56" ${outline(tint)}/>
  <path d="M15 38Q18 30 26 29" stroke="#fff" stroke-width="2.2" fill="none" opacity=".6" stroke-linecap="round"/>
  <path d="M12 51q4-5 8-1 4-4 8 0 4-4 8 0 4-4 8 0 4-4 8 1" fill="#6FA36B" stroke="#2F5F34" stroke-width="1"/>`;

const horn = () => `
  <path d="M8 20Q6 10 15 10 12 15 17 21 26 30 41 31L36 51Q16 48 8 20Z" fill="#D9B36A" stroke="#7A5418" stroke-width="1.3"/>
  <path d="M13 27Q20 24 22 25M18 36Q26 30 29 29M27 45Q32 37 35 31" stroke="#7A5418" fill="none"/>
  <circle cx="44" cy="35" r="6" fill="#C64A47" stroke="#7C1F26"/>
  <circle cx="52" cy="42" r="5.5" fill="#D69C22" stroke="#7E5608"/>
  <circle cx="42" cy="45.5" r="5.5" fill="#3A8A5F" stroke="#17523A"/>
  <circle cx="50" cy="50" r="4" fill="#7B55AB" stroke="#47287A"/>
  <circle cx="35.5" cy="50.5" r="3.6" fill="#3F70B5" stroke="#1E4178"/>`;

const pictures: Record<DishColour, (tint: Tint) => string> = {
  blue: jelly,
  green: carafe,
  violet: grapes,
  pink: macarons,
  yellow: roast,
  white: horn,
};

export const dishPicture = (colour: DishColour): string =>
  plate(tints[colour]) + pictures[colour](tints[colour]);
