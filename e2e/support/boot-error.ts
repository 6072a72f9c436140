import type { Page } from '@playwright/test';

/** The app's entry script, which every document loads. */
export const entryScript = /assets\/index-.*\.js/;

/** The load-failure message in every document. */
export const words = (page: Page) => page.getByRole('alert');
export const tryAgain = (page: Page) => page.getByRole('link', { name: 'Try again' });
