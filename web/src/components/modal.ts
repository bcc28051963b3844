// A dialog that is open as long as something is.

import type { Attachment } from "svelte/attachments";

/** Shows a dialog, or closes it, whenever that changes. */
export const modal =
  (isOpen: () => boolean): Attachment<HTMLDialogElement> =>
  (dialog) => {
    if (isOpen() && !dialog.open) dialog.showModal();
    if (!isOpen() && dialog.open) dialog.close();
  };
