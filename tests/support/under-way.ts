import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { world } from '../../mocks/server';

/** The calls under way in this thread, by the id of their request; `set-up.ts` follows them. */
export const underWay = new Set<string>();

/** More than the app takes from an event to the call that it sends for it. */
const TURNS = 5;

/**
 * Resolves when the app has made of all that has happened what it will, React's work included: in several turns of the event loop nothing
 * is imported, and no call is under way but those that wait for the test. For proofs that nothing happens, without a look at the clock.
 */
export async function untilQuiet(waiting = () => world().hanging.size) {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await waitFor(() => expect(underWay.size).toBe(waiting()));
    await act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
}
