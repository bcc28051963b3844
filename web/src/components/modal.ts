// A dialog that is open as long as something is.

import type { Attachment } from "svelte/attachments";

interface Options {
  /** Whether a click beside it, or Esc, closes it. */
  dismissable: boolean;
}

/** Shows a dialog, or closes it, whenever that changes, and tells when somebody has closed it. */
export const modal =
  (
    isOpen: () => boolean,
    onclose: () => void,
    { dismissable }: Options = { dismissable: true },
  ): Attachment<HTMLDialogElement> =>
  (dialog) => {
    if (isOpen() && !dialog.open) dialog.showModal();
    if (!isOpen() && dialog.open) dialog.close();
    const beside = (event: Event) => event.target === dialog && dismissable && dialog.close();
    const cancelled = (event: Event) => !dismissable && event.preventDefault();
    dialog.addEventListener("close", onclose);
    dialog.addEventListener("click", beside);
    dialog.addEventListener("cancel", cancelled);
    return () => {
      dialog.removeEventListener("close", onclose);
      dialog.removeEventListener("click", beside);
      dialog.removeEventListener("cancel", cancelled);
    };
  };
