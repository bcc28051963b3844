// A dialog that is open as long as something is.

import type { Attachment } from "svelte/attachments";

/** Shows a dialog, or closes it, whenever that changes, and tells when somebody has closed it. */
export const modal =
  (isOpen: () => boolean, onclose: () => void): Attachment<HTMLDialogElement> =>
  (dialog) => {
    if (isOpen() && !dialog.open) dialog.showModal();
    if (!isOpen() && dialog.open) dialog.close();
    dialog.addEventListener("close", onclose);
    return () => dialog.removeEventListener("close", onclose);
  };
