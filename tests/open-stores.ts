import type { makeStore } from '@/state/store';

type Opened = ReturnType<typeof makeStore>;

const open = new Set<Opened>();

/** Remembers a store, so that nothing of it is written into the next test's storage. */
export const remember = (opened: Opened) => void open.add(opened);

/** Writes what is pending, and stops writing. */
export async function closeStores() {
  const closed = [...open];
  open.clear();
  const keepers = await Promise.all(closed.map(({ keep }) => keep()));
  await Promise.all(keepers.map((keeper) => keeper.flush()));
  for (const keeper of keepers) keeper.pause();
}
