import { act, screen } from '@testing-library/react';
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

/** The start of the lock tests. */
export const now = new Date(2026, 10, 23, 15, 37, 20).getTime();
/** The sentence of a lock for which the server returns no end. */
export const lockText = (time: string, minutes: number) => `You can try again at ${time} (in about ${minutes} minutes).`;
export const lockEndedText = 'You can try again now';
export const retryButton = () => screen.queryByRole('button', { name: 'Try again' });
