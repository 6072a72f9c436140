import { documentHidden } from '@/state/events';
import type { makeStore } from '@/state/store';
import { removeDocumentListeners } from './document-listeners';

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
