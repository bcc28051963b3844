// Calling somebody who looks elsewhere: a notice of the system, the sign on the tab, on the icon of
// an installed app, and a short shake of a phone. Nothing of the game is told but that it waits.

import { settings } from "./settings.svelte";

const ICON = "/favicon.svg";
const ICON_TURN = "/favicon-turn.svg";
const SHAKE = [120, 80, 120];

export interface Call {
  readonly match: string;
  readonly title: string;
  readonly text: string;
  readonly open: () => void;
}

/** What some browsers have for installed apps. */
interface Badged {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

export const canNotify = (): boolean => "Notification" in window;

/** Whether the system lets us call; the answer may have been changed outside of this page. */
export const mayNotify = (): boolean => canNotify() && Notification.permission === "granted";

/** Ask the system for leave to call; the wish is kept only if it is given. */
export async function wishForCalls(wanted: boolean): Promise<void> {
  if (!wanted) settings.notify = false;
  else if (canNotify()) settings.notify = (await Notification.requestPermission()) === "granted";
}

/** It is somebody's turn: show it on the tab, and call them if they do not look. */
export function call({ match, title, text, open }: Call): void {
  markTab(true);
  if (document.visibilityState === "visible" || !settings.notify || !mayNotify()) return;
  if ("vibrate" in navigator) navigator.vibrate(SHAKE);
  // One for each table: a later one takes the place of the one before.
  const notice = notify(title, { body: text, tag: `bagatelle-${match}`, icon: ICON_TURN });
  if (!notice) return;
  notice.onclick = () => {
    window.focus();
    notice.close();
    open();
  };
}

function notify(title: string, how: NotificationOptions): Notification | null {
  try {
    return new Notification(title, how);
  } catch (error) {
    // Browsers of phones leave notices to apps that work behind the page; the shake is enough.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Nobody waits any more. */
export const calm = (): void => markTab(false);

function markTab(isTurn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) link.href = isTurn ? ICON_TURN : ICON;
  const badged = navigator as Badged;
  void (isTurn ? badged.setAppBadge?.(1) : badged.clearAppBadge?.())?.catch(leaveUnmarked);
}

/** Only an installed app has an icon to mark: elsewhere the wish comes to nothing. */
function leaveUnmarked(error: unknown): void {
  if (!(error instanceof DOMException)) throw error;
}
