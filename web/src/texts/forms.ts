// Forms of words, known to the app and to its build.

/** The attributes of a text that stand beside it in the sentence that it fills: as in the Python
 * package, where `$dress` is “green coat”, `$dress-a` is “a green coat”. */
export const FORMS = ["a", "at", "of", "to"];
