import { screen } from '@testing-library/react';

/** The texts that a screen reader announces by itself. */
export const announcements = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent)
    .filter(Boolean);
