import type { MouseEvent } from 'react';
import type { Store, Thunk } from '@/state/store';

/** Whether a click opens a link in the current tab. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/** Whether the network is missing, which is then announced again. `link`: `useNetworkMessage` clicks the last one when it is back. */
export const waitsForNetwork =
  (link?: HTMLAnchorElement): Thunk<boolean> =>
  (_dispatch, getState) => {
    const { offline } = getState().document;
    if (offline) window.dispatchEvent(new CustomEvent('offline', { detail: link }));
    return offline;
  };

/** Prevents a click on a link while offline, because the next page could not load. Returns whether the click was prevented. */
export const holdOffline =
  (click: MouseEvent<HTMLAnchorElement>): Thunk<boolean> =>
  (dispatch) => {
    const held = isPlainClick(click) && dispatch(waitsForNetwork(click.currentTarget));
    if (held) click.preventDefault();
    return held;
  };

/** Settles when the network is back. Undefined if it is available. */
export const networkBack = (store: Store): Promise<unknown> | undefined =>
  store.getState().document.offline ? new Promise((resolve) => window.addEventListener('online', resolve, { once: true })) : undefined;
