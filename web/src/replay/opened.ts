// The record file that somebody has opened in this window; a reload must not lose it.

const NAME = "bagatelle.record";

export interface OpenedRecord {
  readonly name: string;
  readonly text: string;
}

/** Keep a record for this window. */
export function keepOpened(record: OpenedRecord): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(record));
  } catch (error) {
    // A browser that keeps nothing shows the record all the same, until it is reloaded.
    if (!(error instanceof DOMException)) throw error;
  }
  opened = record;
}

let opened: OpenedRecord | null = null;

/** The record that was opened last. */
export function recallOpened(): OpenedRecord | null {
  if (opened) return opened;
  try {
    opened = JSON.parse(sessionStorage.getItem(NAME) ?? "null") as OpenedRecord | null;
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof SyntaxError)) throw error;
  }
  return opened;
}

/** What was opened is no record. */
export function forgetOpened(): void {
  opened = null;
  try {
    sessionStorage.removeItem(NAME);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** A record as a file for the reader. */
export function download({ name, text }: OpenedRecord): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
