import { setTimeout as pause } from 'node:timers/promises';

const deadlineMs = 15_000;
const pollMs = 40;

/**
 * Asks until the wish has come true, and fails with what was seen last when it does not within 15 seconds. An error counts as something
 * that is seen: a page that is just being left cannot be asked.
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
