import type { MouseEvent } from 'react';
import { isPlainPress } from './plain-press';

// Not `navigator.onLine`: on some devices it is false for ever. A document that has come has had a network.
let gone = false;

/** The network has gone, or come back, since this document came. */
export const noteNetwork = (offline: boolean) => void (gone = offline);

/** The link that was pressed last while there was no network. */
let asked: HTMLAnchorElement | undefined;

/**
 * Whether a link has to wait for the network, instead of taking the page away for another that cannot come; the press is prevented then, and
 * the last link that was pressed is followed when the network is back.
 */
export function pressWaits(press: MouseEvent<HTMLAnchorElement>): boolean {
  if (!isPlainPress(press) || !waitsForNetwork()) return false;
  press.preventDefault();
  asked = press.currentTarget;
  return true;
}

/** Follows the link that waits. A page that was left meanwhile asks for nothing. */
export function followAsked() {
  if (asked?.isConnected) asked.click();
  asked = undefined;
}

/** Whether a press has to wait for the network; if so, the person is told once more. */
export function waitsForNetwork(): boolean {
  if (gone) window.dispatchEvent(new Event('offline'));
  return gone;
}

/** Settles when there is a network; undefined when there is one now. */
export const networkBack = (): Promise<unknown> | undefined =>
  gone ? new Promise((resolve) => window.addEventListener('online', resolve, { once: true })) : undefined;
