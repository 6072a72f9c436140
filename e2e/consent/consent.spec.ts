import type { Page } from '@playwright/test';
import { withhold } from '../support/held';
import { expect, test } from '../support/test';

test.describe('click before the consent page is ready', () => {
  /** Submits the form of the page as soon as it is in the document, and records the time in the document. */
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

  test('ignores on /nhs-login-consent a click for half a second after it is shown, then accepts one', async ({ visitor, page, mock }) => {
    await submitsAtOnce(page, 'I agree');
    await visitor.startsAt('/enter-mobile-code');
    await visitor.givesCode();
    await expect(page.locator('html[data-submitted]')).toBeAttached();
    await visitor.isOn('/nhs-login-consent');
    await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
    expect(await mock.calls('/api/account/consent')).toEqual([]);
    await visitor.agrees();
    await expect.poll(() => mock.calls('/api/account/consent')).toHaveLength(1);
  });

  test.describe('/terms-update opened directly', () => {
    const button = 'Agree and continue';
    const call = '/api/account/terms-update';

    test('drops a click on /terms-update before hydration and within half a second after first paint', async ({ visitor, page, mock }) => {
      await visitor.startsAt('/terms-update', 'terms-and-consent');
      const release = await withhold(page);
      await submitsAtOnce(page, button);
      await page.goto('/terms-update', { waitUntil: 'commit' });
      await expect(page.locator('html[data-submitted]')).toBeAttached();
      release();
      await visitor.isOn('/terms-update');
      expect(await mock.calls(call)).toEqual([]);
      await page.getByRole('button', { name: button }).click();
      await expect.poll(() => mock.calls(call)).toHaveLength(1);
    });

    test('carries out a click on /terms-update before hydration, half a second after the first paint', async ({ visitor, page, mock }) => {
      await visitor.startsAt('/terms-update', 'terms-and-consent');
      await page.evaluate(() => Object.keys(localStorage).forEach((key) => localStorage.removeItem(key)));
      const release = await withhold(page);
      await page.goto('/terms-update', { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.now() - (performance.getEntriesByType('paint')[0]?.startTime ?? Infinity) > 500);
      await page.getByRole('button', { name: button }).click();
      release();
      await expect.poll(() => mock.calls(call)).toHaveLength(1);
    });
  });
});
