import * as waits from '@/timers';

const { setTimeout: real } = globalThis;

/**
 * Skips `pause`: the minimum second of a spinner, and the half second of a double click. In a test that fakes
 * `setTimeout`, they last as long as in the app.
 */
export const skipWaits = () =>
  vi
    .spyOn(waits, 'pause')
    .mockImplementation((ms) => new Promise((resolve) => setTimeout(resolve, globalThis.setTimeout === real ? 0 : ms)));

/** Holds each wait of so many milliseconds until the returned function is called. */
export function holdWait(heldMs: number) {
  const ends: (() => void)[] = [];
  vi.mocked(waits.pause).mockImplementation((ms) => new Promise((resolve) => (ms === heldMs ? ends.push(resolve) : setTimeout(resolve))));
  return () => ends.splice(0).forEach((end) => end());
}
