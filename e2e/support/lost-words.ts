import type { Page } from '@playwright/test';

/** The app's own script, which every document loads. */
export const entryScript = /assets\/index-.*\.js/;

/** The words that every page has where its script is lost. */
export const words = (page: Page) => page.getByRole('alert');
export const tryAgain = (page: Page) => page.getByRole('link', { name: 'Try again' });
