import { act, waitFor } from '@testing-library/react';
import * as waits from '@/timers';
import { world } from '../../mocks/server';

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

/** The request ids of running calls in this process. `set-up.ts` maintains them. */
export const requestsInFlight = new Set<string>();

/** More turns of the event loop than the app needs from an event to its call, or from an answer to its effect. */
const TURNS = 10;

/**
 * Resolves when the app, React included, has handled all events: for several turns of the event loop
 * nothing is imported, no call starts, and none is pending except those that the test holds. For tests that nothing happens, without
 * a timer.
 */
export async function waitForIdle(waiting = () => world().hanging.size) {
  let begun = -1;
  for (let idleTurns = 0; idleTurns < TURNS; idleTurns = begun === world().calls.length ? idleTurns + 1 : 0) {
    begun = world().calls.length;
    await waitFor(() => expect(requestsInFlight.size).toBe(waiting()));
    await act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
}
