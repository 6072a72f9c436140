import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { world } from '../../mocks/server';

/** The request ids of running calls in this process. `set-up.ts` maintains them. */
export const requestsInFlight = new Set<string>();

/** More turns of the event loop than the app needs from an event to its call, or from an answer to its effect. */
const TURNS = 10;

/**
 * Resolves when the app has made of all that has happened what it will, React's work included: for several turns of the event loop on end
 * nothing is imported, no call begins, and none is under way but those that wait for the test. For proofs that nothing happens, without a
 * look at the clock.
 */
export async function waitForIdle(waiting = () => world().hanging.size) {
  let begun = -1;
  for (let quiet = 0; quiet < TURNS; quiet = begun === world().calls.length ? quiet + 1 : 0) {
    begun = world().calls.length;
    await waitFor(() => expect(requestsInFlight.size).toBe(waiting()));
    await act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
}
