// Text to the clipboard.

/** Copy the text of a field; whether it worked. */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  field.select();
  // The clipboard is missing where there is no TLS; the old way still works there.
  if (!navigator.clipboard) return document.execCommand("copy");
  return navigator.clipboard.writeText(field.value).then(
    () => true,
    () => false,
  );
}
