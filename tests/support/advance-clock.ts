import { act } from '@testing-library/react';

/** Advances the fake clock and focuses the window, as when a user returns to the device. Needs fake timers. */
export const advanceClock = (milliseconds: number) =>
  act(() => {
    vi.setSystemTime(Date.now() + milliseconds);
    window.dispatchEvent(new Event('focus'));
  });
