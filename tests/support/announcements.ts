import { screen } from '@testing-library/react';

/** The texts of live regions. */
export const announcements = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent)
    .filter(Boolean);
