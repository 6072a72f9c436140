import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Resolves when what comes after the first page is there: the frame that is around every page, and has no role of its own. */
export const waitForStatusRegion = () =>
  // eslint-disable-next-line testing-library/no-node-access
  waitFor(() => expect(document.querySelector('.app-weather')).toBeInTheDocument());
