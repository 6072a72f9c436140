import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const inDock = (page: Page, name: string) => page.locator('#mock-dock').getByRole('button', { name, exact: true });

/** Clicks a card of /mock, which starts a journey. */
async function starts(page: Page, card: string) {
  await page.goto('/mock');
  await page.getByRole('link', { name: card, exact: true }).click();
  await expect(page).toHaveURL(/\/enter-email\?client_id=/);
}

/** Lets the dock fill in the page, and submits the form from the focused field. */
async function fillsIn(page: Page, name = 'Fill in their details') {
  await inDock(page, name).click();
  await expect(page.locator('main input:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
}

async function fillsInTheCode(page: Page, to: RegExp) {
  await expect(page.locator('#mock-dock .message')).toContainText(to);
  await fillsIn(page, 'Fill in the code');
}

async function isLoggedIn(page: Page, email: string, proved: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
  await expect(page.locator('[data-name="userinfo.email"]')).toHaveText(email);
  await expect(page.locator('[data-name="id_token.vot"]')).toContainText(proved);
}

test.describe('dock', { tag: '@quick' }, () => {
  test('completes a journey with the dock alone, which covers nothing of the page on a phone', async ({ page, visitor }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await starts(page, 'A text message');
    const button = page.getByRole('button', { name: 'Continue', exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click({ trial: true });
    const dock = await page.locator('#mock-dock').boundingBox();
    expect((await page.locator('#root').boundingBox())?.y).toBeGreaterThanOrEqual((dock?.y ?? 0) + (dock?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await fillsIn(page);
    await visitor.isOn('/log-in-password');
    await fillsIn(page);
    await visitor.isOn('/enter-mobile-code');
    await fillsInTheCode(page, /text to/);
    await visitor.agreesAndIsHandedOver();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
  });

  test('shows the dock only after a start that requests it, and links to the start page', async ({ page, visitor }) => {
    await visitor.arrives();
    await expect(page.locator('#mock-dock')).toHaveCount(0);
    await page.goto('/mock/start?persona=mobile&dock=open');
    await page.locator('#mock-dock').getByRole('link', { name: 'Start at /mock' }).click();
    await expect(page).toHaveURL('/mock');
  });
});

test.describe('dock failure', () => {
  test('ends a failure with the dock, and moves the clock past the end of a code', async ({ page, visitor }) => {
    const dock = page.locator('#mock-dock');
    await starts(page, 'Something fails');
    await fillsIn(page);
    await visitor.isOn('/log-in-password');
    await fillsIn(page);
    await visitor.isOn('/error');
    await dock.getByText('Failures and clock').click();
    await expect(dock.getByLabel('What fails')).toHaveValue('password.failed');
    await dock.getByLabel('What fails').selectOption('Nothing');
    await page.goto('/log-in-password');
    await fillsIn(page);
    await visitor.isOn('/enter-mobile-code');
    await dock.getByText('Failures and clock').click();
    const time = await dock.locator('.clock').innerText();
    await inDock(page, '+15 min').click();
    await expect(dock.locator('.clock')).not.toHaveText(time);
    await fillsIn(page, 'Fill in the code');
    await visitor.isOn('/mobile-code-expired');
  });
});

test.describe('dock journeys', () => {
  test('types the details of the older account after the user logs in with it', async ({ page, visitor }) => {
    await starts(page, 'Already has an account');
    await fillsIn(page);
    await visitor.isOn('/log-in-password');
    await fillsIn(page);
    await visitor.isOn('/enter-mobile-code');
    await fillsInTheCode(page, /text to/);
    await visitor.isOn('/proofing/find-nhs-record');
    await visitor.continues();
    for (const question of ['/proofing/know-nhs-number', '/proofing/enter-dob', '/proofing/enter-postcode'] as const) {
      await visitor.isOn(question);
      await fillsIn(page);
    }
    await visitor.isOn('/proofing/check-your-details');
    await visitor.submits();
    await visitor.isOn('/proofing/duplicate-nhs-number');
    await visitor.chooses('Log in with the email address linked to this account');
    await visitor.isOn('/enter-email');
    await fillsIn(page);
    await visitor.isOn('/log-in-password');
    const message = page.locator('#mock-dock .message');
    const before = await message.innerText();
    await fillsIn(page);
    await visitor.isOn('/enter-mobile-code');
    // The message of the first login went to the same number.
    await expect(message).not.toHaveText(before);
    await fillsInTheCode(page, /text to/);
    await isLoggedIn(page, 'existing-account@example.com', 'Cp.Cd');
    // The complete journey has stayed in its first tab.
    expect(page.context().pages()).toHaveLength(1);
  });
});
