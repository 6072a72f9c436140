import type { Page } from '@playwright/test';
import { countShifts } from '../support/shifts';
import { expect, test } from '../support/test';
import { withhold } from '../support/withheld';

const spinner = '.app-spinner';

/** The page's timers stand still: however slow this machine is, what comes next comes in time. */
async function stopTimers(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** Writes down, in the document, that a spinner was there. */
const noteSpinners = (page: Page) =>
  page.addInitScript((selector) => {
    const look = () => document.querySelector(selector) && (document.documentElement.dataset.spinner = 'shown');
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, spinner);

test('a page whose code is there in time is shown without a spinner before it', async ({ visitor, page }) => {
  await visitor.standsAt('/nhs-login-consent');
  await noteSpinners(page);
  await stopTimers(page);
  await page.reload();
  await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
  await expect(page.locator('html')).not.toHaveAttribute('data-spinner');
});

test('who waits longer for the code of a page sees a spinner, then the page, and nothing moves', async ({ visitor, page }) => {
  const shifts = await countShifts(page);
  const letGo = await withhold(page, 'legal');
  await noteSpinners(page);
  await stopTimers(page);
  await page.goto('/privacy');
  await expect(page.locator('html')).not.toHaveAttribute('data-spinner');
  await page.clock.runFor(50);
  await expect(page.locator(spinner)).toBeVisible();
  await page.clock.resume();
  letGo();
  await visitor.isOn('/privacy', 'Privacy notice');
  expect(await shifts()).toBe(0);
});
