import type { View } from "../../state/views";
import type { MoveNames } from "../moveNames";

/** A game without words of its own: its moves as records have them. */
export default { nameOf: ({ text }) => text } satisfies MoveNames<View>;
