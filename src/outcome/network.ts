import type { MouseEvent } from 'react';
import { isPlainClick } from './plain-click';

// Not `navigator.onLine`: on some devices it is false for ever. A document that has come has had a network.
let gone = false;

/** The network has gone, or come back, since this document came. */
export const noteNetwork = (offline: boolean) => void (gone = offline);

/** The link that the user clicked last while offline. */
let heldLink: HTMLAnchorElement | undefined;

/**
 * Prevents a click on a link while offline, because the next page could not load. `followHeldLink` follows the last one when the network is
 * back. True where the click was prevented.
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

/** Whether a press has to wait for the network; if so, the person is told once more. */
export function waitsForNetwork(): boolean {
  if (gone) window.dispatchEvent(new Event('offline'));
  return gone;
}

/** Settles when there is a network; undefined when there is one now. */
export const networkBack = (): Promise<unknown> | undefined =>
  gone ? new Promise((resolve) => window.addEventListener('online', resolve, { once: true })) : undefined;
