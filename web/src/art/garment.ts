// What gowns and coats are made of.

import "./defs";
import { clothOf, patternOf, type Edition, type Fabric } from "./fabrics";

export interface GarmentProps {
  edition: Edition;
  fabric: Fabric;
  /** A second silk shows as petticoat, or as waistcoat and cuffs. */
  second?: Fabric | undefined;
  guest?: boolean;
}

export const SKIN = "#EFD3BC";
export const LACE = "#FFFDF6";
export const LACE_LINE = "#C9BFA9";

/** Cloth and pattern of a garment, and of what shows below. */
export const silkOf = ({ edition, fabric, second }: GarmentProps) => ({
  cloth: clothOf(edition, fabric),
  pattern: patternOf(edition, fabric),
  under: second ? clothOf(edition, second) : null,
  underPattern: patternOf(edition, second ?? fabric),
});
