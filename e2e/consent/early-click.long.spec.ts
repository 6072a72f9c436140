import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { withhold } from '../support/withheld';

/** Submits the form of the page as soon as it is in the document, and notes how long after the first paint. */
const submitsAtOnce = (page: Page, button: string) =>
  page.addInitScript((name) => {
    const submit = () => {
      const found = [...document.querySelectorAll<HTMLButtonElement>('form button')].find(({ textContent }) => textContent === name);
      if (!found) return;
      observer.disconnect();
      // A click and the Enter key, also in browsers without `inert`.
      found.click();
      found.form?.requestSubmit();
      document.documentElement.dataset.submitted = String(performance.now());
    };
    const observer = new MutationObserver(submit);
    observer.observe(document, { subtree: true, childList: true });
  }, button);

for (const [path, persona, button, call] of [
  ['/nhs-login-consent', 'mobile', 'I agree', '/api/account/consent'],
  ['/terms-update', 'terms-and-consent', 'Agree and continue', '/api/account/terms-update'],
] as const) {
  test(`${path} takes no click as soon as it is shown, and one after half a second`, async ({ visitor, page, mock }) => {
    await submitsAtOnce(page, button);
    await visitor.standsAt('/enter-mobile-code', persona);
    await visitor.givesCode();
    await expect(page.locator('html[data-submitted]')).toBeAttached();
    await visitor.isOn(path);
    await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
    expect(await mock.calls(call)).toEqual([]);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect.poll(() => mock.calls(call)).toHaveLength(1);
  });

  test(`${path} takes no click while its window comes to the front`, async ({ visitor, page, mock }) => {
    await visitor.standsAt('/enter-mobile-code', persona);
    await visitor.givesCode();
    await visitor.isOn(path);
    await page.getByRole('button', { name: button, exact: true }).evaluate((found: HTMLButtonElement) => {
      window.dispatchEvent(new Event('focus'));
      found.click();
    });
    await visitor.takesClicks();
    await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
    expect(await mock.calls(call)).toEqual([]);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect.poll(() => mock.calls(call)).toHaveLength(1);
  });
}

test.describe('/terms-update, opened by itself', () => {
  const button = 'Agree and continue';
  const call = '/api/account/terms-update';

  test('drops a click that comes before the script and within half a second after the first paint', async ({ visitor, page, mock }) => {
    await visitor.standsAt('/terms-update', 'terms-and-consent');
    const letGo = await withhold(page);
    await submitsAtOnce(page, button);
    await page.goto('/terms-update', { waitUntil: 'commit' });
    await expect(page.locator('html[data-submitted]')).toBeAttached();
    letGo();
    await visitor.isOn('/terms-update');
    expect(await mock.calls(call)).toEqual([]);
    await page.getByRole('button', { name: button }).click();
    await expect.poll(() => mock.calls(call)).toHaveLength(1);
  });

  test('carries out a click that comes before the script, half a second after the first paint', async ({ visitor, page, mock }) => {
    await visitor.standsAt('/terms-update', 'terms-and-consent');
    await page.evaluate(() => Object.keys(localStorage).forEach((key) => localStorage.removeItem(key)));
    const letGo = await withhold(page);
    await page.goto('/terms-update', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.now() - (performance.getEntriesByType('paint')[0]?.startTime ?? Infinity) > 500);
    await page.getByRole('button', { name: button }).click();
    letGo();
    await expect.poll(() => mock.calls(call)).toHaveLength(1);
  });
});
