import { setTimeout as pause } from 'node:timers/promises';

const deadlineMs = 15_000;
const pollMs = 40;

/**
 * Polls until the condition is true. After 15 seconds throws with the last value. An error of `look` counts as a value, because a page that
 * unloads cannot be queried.
 */
export async function until<Seen>(wish: string, look: () => Promise<Seen>, isTrue: (seen: Seen) => boolean): Promise<Seen> {
  const end = performance.now() + deadlineMs;
  for (;;) {
    const { seen, failure } = await look().then(
      (value) => ({ seen: value, failure: undefined }),
      (error: unknown) => ({ seen: undefined, failure: String(error) }),
    );
    if (failure === undefined && isTrue(seen as Seen)) return seen as Seen;
    if (performance.now() > end) throw new Error(`Waited for ${wish}, but saw ${failure ?? JSON.stringify(seen)}`);
    await pause(pollMs);
  }
}
