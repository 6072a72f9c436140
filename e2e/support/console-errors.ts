import type { Page } from '@playwright/test';

/** All that the console is told of errors, in order. */
export function hear(page: Page) {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  return said;
}
