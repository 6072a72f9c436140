import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { world } from '../../mocks/server';

/** The calls under way in this process, by the id of their request; `set-up.ts` follows them. */
export const underWay = new Set<string>();

/** More turns of the event loop than pass from an event to the call that the app sends for it, or from an answer to its effect. */
const TURNS = 10;

/**
 * Resolves when the app has made of all that has happened what it will, React's work included: for several turns of the event loop on end
 * nothing is imported, no call begins, and none is under way but those that wait for the test. For proofs that nothing happens, without a
 * look at the clock.
 */
export async function untilQuiet(waiting = () => world().hanging.size) {
  let begun = -1;
  for (let quiet = 0; quiet < TURNS; quiet = begun === world().calls.length ? quiet + 1 : 0) {
    begun = world().calls.length;
    await waitFor(() => expect(underWay.size).toBe(waiting()));
    await act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
}
