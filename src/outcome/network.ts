// Not `navigator.onLine`: on some devices it is false for ever. A document that has come has had a network.
let gone = false;

/** The network has gone, or come back, since this document came. */
export const noteNetwork = (offline: boolean) => void (gone = offline);

/** Whether a press has to wait for the network; if so, the person is told once more. */
export function waitsForNetwork(): boolean {
  if (gone) window.dispatchEvent(new Event('offline'));
  return gone;
}

/** Settles when there is a network; undefined when there is one now. */
export const networkBack = (): Promise<unknown> | undefined =>
  gone ? new Promise((resolve) => window.addEventListener('online', resolve, { once: true })) : undefined;
