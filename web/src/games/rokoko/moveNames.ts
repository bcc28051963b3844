import type { RokokoView } from "../../protocol";
import type { MoveNames } from "../moveNames";
import { choiceName, hintOf } from "./choices";

export default { nameOf: choiceName, hintOf } satisfies MoveNames<RokokoView>;
