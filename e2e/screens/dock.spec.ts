import type { Page } from '@playwright/test';
import { tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

const inDock = (page: Page, name: string) => page.locator('#mock-dock').getByRole('button', { name, exact: true });

for (const width of [390, 1280]) {
  test(`a journey from the first press to its end with the dock only, ${width} px wide`, async ({ page, visitor }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/mock');
    await page.getByRole('link', { name: 'A text message', exact: true }).click();
    await expect(page).toHaveURL(/\/enter-email\?client_id=/);
    await inDock(page, 'Fill in their details').click();
    await page.keyboard.press('Enter');
    await visitor.isOn('/log-in-password');
    await inDock(page, 'Fill in their details').click();
    await page.keyboard.press('Enter');
    await visitor.isOn('/enter-mobile-code');
    await expect(page.locator('#mock-dock .message')).toContainText('text to');
    await inDock(page, 'Fill in the code').click();
    await page.keyboard.press('Enter');
    await visitor.agreesAndIsHandedOver();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
  });
}

test('the same with the keyboard alone, found by the search', async ({ page, visitor }) => {
  await page.goto('/mock');
  await page.getByLabel('Find a persona, a scenario or a screen').focus();
  await page.keyboard.type('straight-back');
  await expect(page.locator('#found')).toHaveText(/^Personas: 1,/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/enter-email\?client_id=/);
  for (const next of ['/log-in-password', '/enter-mobile-code'] as const) {
    await tabTo(page, inDock(page, 'Fill in their details'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await visitor.isOn(next);
  }
  await tabTo(page, inDock(page, 'Fill in the code'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
});

test('the dock of a page without a session leads to the start', async ({ page, context }) => {
  await page.goto('/mock/start?persona=mobile&dock=open');
  await expect(inDock(page, 'Restart')).toBeVisible();
  await expect(page.locator('#mock-dock .nobody')).toBeHidden();
  await context.clearCookies({ name: 'nhs-authorization-cookie' });
  await page.goto('/');
  await expect(page.locator('#mock-dock .nobody')).toHaveText('Nobody is logging in. Start at /mock');
  await page.locator('#mock-dock').getByRole('link', { name: 'Start at /mock' }).click();
  await expect(page).toHaveURL('/mock');
});

test('it folds, moves the clock, lets a call fail, and is not there unless it was asked for', async ({ page, visitor }) => {
  await visitor.arrives();
  await expect(page.locator('#mock-dock')).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/mock/start?persona=mobile&dock=open');
  await inDock(page, '+1 h').click();
  await expect(page.locator('#mock-dock .said')).toHaveText("The server's clock is 60 minutes further");
  await page.locator('#mock-dock').getByLabel('What fails').selectOption('account-status.failed');
  await expect(page.locator('#mock-dock .said')).toHaveText('In force from the next call on');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await inDock(page, 'Mock dock').click();
  await expect(inDock(page, '+1 h')).toBeHidden();
  await page.reload();
  await expect(inDock(page, 'Mock dock')).toHaveAttribute('aria-expanded', 'false');
  await expect(inDock(page, '+1 h')).toBeHidden();
});
