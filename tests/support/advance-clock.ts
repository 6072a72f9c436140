import { act } from '@testing-library/react';
import { startClock } from '@/session/clock';

/** Stops the clock of the device at this time, before each test of a describe. */
export const stopClockAt = (now: number) =>
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    startClock();
  });

/** Advances the fake clock and focuses the window, as when a user returns to the device. Needs fake timers. */
export const advanceClock = (milliseconds: number) =>
  act(() => {
    vi.setSystemTime(Date.now() + milliseconds);
    window.dispatchEvent(new Event('focus'));
  });
