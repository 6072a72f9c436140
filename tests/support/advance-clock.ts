import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The device notices that so many milliseconds are gone, as when somebody looks at it again. The test has a clock of its own. */
export const advanceClock = (milliseconds: number) =>
  act(() => {
    vi.setSystemTime(Date.now() + milliseconds);
    window.dispatchEvent(new Event('focus'));
  });
