import { withhold } from './support/withheld';
import { expect, test } from './support/test';

const spinner = '.app-spinner';

test('a page whose code is there in time is shown without a spinner before it', async ({ visitor, page }) => {
  await visitor.standsAt('/nhs-login-consent');
  await page.addInitScript((selector) => {
    new MutationObserver(() => document.querySelector(selector) && console.error('A spinner was shown')).observe(document, {
      childList: true,
      subtree: true,
    });
  }, spinner);
  // However slow this machine is, the code comes in time.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.reload();
  await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
});

test('who waits for the code of a page sees a spinner, then the page', async ({ visitor, page }) => {
  await visitor.standsAt('/nhs-login-consent');
  const letGo = await withhold(page, 'consent');
  await page.reload();
  await expect(page.locator(spinner)).toBeVisible();
  letGo();
  await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
});
