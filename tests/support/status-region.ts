import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Resolves when the status region, which loads after the first page, is mounted. It has no role of its own. */
export const waitForStatusRegion = () =>
  // eslint-disable-next-line testing-library/no-node-access
  waitFor(() => expect(document.querySelector('.app-status')).toBeInTheDocument());
