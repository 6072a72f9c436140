import { documentHidden } from '@/state/events';
import type { makeStore } from '@/state/store';

type Opened = ReturnType<typeof makeStore>;

const open = new Set<Opened>();

/** Registers a store, so that it does not write into the storage of the next test. */
export const registerStore = (opened: Opened) => void open.add(opened);

/** Unloads the document of each store: ends its steps, flushes pending writes and stops further ones. */
export async function closeStores() {
  removeDocumentListeners();
  const closed = [...open];
  open.clear();
  for (const { store } of closed) store.dispatch(documentHidden());
  const savers = await Promise.all(closed.map(({ startSaving }) => startSaving()));
  await Promise.all(savers.map((saver) => saver.flush()));
  for (const saver of savers) saver.pause();
}

let listeners: [EventTarget, string, EventListener][] = [];

/** Runs code whose listeners last as long as the document. `removeDocumentListeners` removes them. */
export function followDocument<Result>(follow: () => Result): Result {
  const spies = [window, document].map((target) => [target, vi.spyOn(target as EventTarget, 'addEventListener')] as const);
  const result = follow();
  for (const [target, spy] of spies) {
    for (const [type, listener] of spy.mock.calls) listeners.push([target, type, listener as EventListener]);
    spy.mockRestore();
  }
  return result;
}

/** The event types of the listeners of this document. */
export const listenedEvents = () => listeners.map(([, type]) => type);

/** Unloads the document, which closes its channel to other tabs, and removes its listeners: the tests of a process share one document. */
function removeDocumentListeners() {
  if (listeners.length > 0) window.dispatchEvent(new PageTransitionEvent('pagehide'));
  for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
  listeners = [];
}
