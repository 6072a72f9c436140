import type { MouseEvent } from 'react';

// Not `navigator.onLine`, which is always false on some devices. A document that has loaded has had a network.
let gone = false;

/** Records that the network has failed or is back. */
export const recordNetwork = (offline: boolean) => void (gone = offline);

/** Whether a click opens a link in the current tab. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/** The last link that the user clicked while offline. */
let heldLink: HTMLAnchorElement | undefined;

/**
 * Prevents a click on a link while offline, because the next page could not load. `followHeldLink` follows the last one when the network is
 * back. Returns whether the click was prevented.
 */
export function holdOffline(click: MouseEvent<HTMLAnchorElement>): boolean {
  if (!isPlainClick(click) || !waitsForNetwork()) return false;
  click.preventDefault();
  heldLink = click.currentTarget;
  return true;
}

/** Follows the link that was clicked offline, if its page is still mounted. */
export function followHeldLink() {
  if (heldLink?.isConnected) heldLink.click();
  heldLink = undefined;
}

/** Whether a submission must wait for the network. If so, the message about the network is announced again. */
export function waitsForNetwork(): boolean {
  if (gone) window.dispatchEvent(new Event('offline'));
  return gone;
}

/** Settles when the network is back. Undefined if it is available. */
export const networkBack = (): Promise<unknown> | undefined =>
  gone ? new Promise((resolve) => window.addEventListener('online', resolve, { once: true })) : undefined;
