import { expect } from '@playwright/test';
import { expectAccessible } from './accessible';
import type { Visitor } from './visitor';

/** Opens the first page in a browser that refuses cookies, and retries. Returns a function that counts the loaded documents. */
export async function triesWithoutCookies(visitor: Visitor, block: () => void) {
  const { page } = visitor;
  await page.addInitScript(block);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }));
  let documents = 0;
  page.on('request', (request) => request.isNavigationRequest() && (documents += 1));
  await page.goto('/enter-email');
  await visitor.isOn('/enter-email', 'Turn on cookies to log in');
  expect(documents).toBe(1);
  await expect(page.getByRole('button', { name: 'Accept all cookies' })).toHaveCount(0);
  await visitor.seesNextStep();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => documents).toBe(2);
  await visitor.isOn('/enter-email', 'Turn on cookies to log in');
  return () => documents;
}
