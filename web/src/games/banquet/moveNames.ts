import type { BanquetView } from "../../protocol";
import type { MoveNames } from "../moveNames";
import { choiceName } from "./serving";

export default { nameOf: choiceName } satisfies MoveNames<BanquetView>;
