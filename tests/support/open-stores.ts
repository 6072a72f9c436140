import { documentHidden } from '@/state/events';
import type { makeStore } from '@/state/store';

type Opened = ReturnType<typeof makeStore>;

const open = new Set<Opened>();

/** Remembers a store, so that nothing of it is written into the next test's storage. */
export const registerStore = (opened: Opened) => void open.add(opened);

/** The document of each goes: its steps end, what is pending is written, and nothing after that. */
export async function closeStores() {
  const closed = [...open];
  open.clear();
  for (const { store } of closed) store.dispatch(documentHidden());
  const keepers = await Promise.all(closed.map(({ startSaving }) => startSaving()));
  await Promise.all(keepers.map((keeper) => keeper.flush()));
  for (const keeper of keepers) keeper.pause();
}
