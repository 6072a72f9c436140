import type { Page } from '@playwright/test';
import { fillsIn, fillsInTheCode, inDock, isLoggedIn, starts } from '../support/dock';
import { activateButton, tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';

test.describe('dock', { tag: '@quick' }, () => {
  /** Below 640 px the dock is folded, until it is unfolded on this page and the next ones. */
  async function unfolds(page: Page, width: number) {
    await expect(inDock(page, 'Mock dock')).toHaveAttribute('aria-expanded', String(width >= 640));
    if (width < 640) await inDock(page, 'Mock dock').click();
  }

  for (const width of [390, 1280]) {
    test(`completes a journey with the dock alone, ${width} px wide`, async ({ page, visitor }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/mock');
      await page.getByRole('link', { name: 'A text message', exact: true }).click();
      await expect(page).toHaveURL(/\/enter-email\?client_id=/);
      await unfolds(page, width);
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

  test('completes a journey with the dock and the keyboard alone, from a scenario found by search', async ({ page, visitor }) => {
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

  test('links to the start page from the dock of a page without a session', async ({ page, context }) => {
    await page.goto('/mock/start?persona=mobile&dock=open');
    await expect(inDock(page, 'Restart')).toBeVisible();
    await expect(page.locator('#mock-dock .nobody')).toBeHidden();
    await context.clearCookies({ name: 'nhs-authorization-cookie' });
    await page.goto('/');
    await expect(page.locator('#mock-dock .nobody')).toHaveText('Nobody is logging in. Start at /mock');
    await page.locator('#mock-dock').getByRole('link', { name: 'Start at /mock' }).click();
    await expect(page).toHaveURL('/mock');
  });

  test('folds the dock, moves the clock, makes a call fail, and hides the dock unless it is switched on', async ({ page, visitor }) => {
    await visitor.arrives();
    await expect(page.locator('#mock-dock')).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/mock/start?persona=mobile&dock=open');
    await inDock(page, 'Mock dock').click();
    await inDock(page, '+1 h').click();
    await expect(page.locator('#mock-dock .feedback')).toHaveText("The server's clock is 60 minutes further");
    await page.locator('#mock-dock').getByLabel('What fails').selectOption('account-status.failed');
    await expect(page.locator('#mock-dock .feedback')).toHaveText('In force from the next call on');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await inDock(page, 'Mock dock').click();
    await expect(inDock(page, '+1 h')).toBeHidden();
    await page.reload();
    await expect(inDock(page, 'Mock dock')).toHaveAttribute('aria-expanded', 'false');
    await expect(inDock(page, '+1 h')).toBeHidden();
  });
});

test.describe('dock failure', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('clears a failure with the dock, copies a code, lets it expire, and restarts as another persona', async ({ page, visitor }) => {
    const dock = page.locator('#mock-dock');
    await starts(page, 'Something fails');
    await fillsIn(page);
    await visitor.isOn('/log-in-password');
    await fillsIn(page);
    await visitor.isOn('/error');
    await expect(dock.getByLabel('What fails')).toHaveValue('password.failed');
    await dock.getByLabel('What fails').selectOption('Nothing');
    await inDock(page, 'Restart').click();
    await expect(page).toHaveURL(/\/enter-email\?client_id=/);
    await fillsIn(page);
    await visitor.isOn('/log-in-password');
    await fillsIn(page);
    await visitor.isOn('/enter-mobile-code');
    await expect(dock.locator('.message')).toContainText('text to');
    await inDock(page, 'Copy the code or link').click();
    await expect(dock.locator('.feedback')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{6}$/);
    await inDock(page, '+15 min').click();
    await expect(dock.locator('.feedback')).toHaveText("The server's clock is 15 minutes further");
    await fillsIn(page, 'Fill in the code');
    await visitor.isOn('/mobile-code-expired');
    await dock.getByLabel('Persona').selectOption({ value: 'straight-back' });
    await inDock(page, 'Restart').click();
    await expect(page).toHaveURL(/\/enter-email\?client_id=/);
    for (const next of ['/log-in-password', '/enter-mobile-code'] as const) {
      await fillsIn(page);
      await visitor.isOn(next);
    }
    await fillsInTheCode(page, /text to/);
    await isLoggedIn(page, 'straight-back@example.com', 'Cp.Cd');
  });
});

test.describe('dock journeys', () => {
  test('completes the passkey card with a passkey created on this device', async ({ page, visitor, device }) => {
    await page.goto('/mock');
    await page.getByRole('link', { name: 'create one on this device' }).click();
    await page.getByRole('button', { name: 'Create a passkey on this device' }).click();
    await expect(page.getByRole('status')).toHaveText('A passkey for passkey-and-mobile@example.com is on this device.');
    await device.rests();
    visitor.persona = 'passkey-and-mobile';
    await starts(page, 'A passkey');
    await expect.poll(device.autofill).toEqual(['waiting']);
    await device.answers();
    await fillsIn(page);
    await visitor.agreesAndIsHandedOver();
    await isLoggedIn(page, 'passkey-and-mobile@example.com', 'Cm');
  });

  test('completes the card of a new account with the keyboard alone', async ({ page, visitor }) => {
    const fills = async (name = 'Fill in their details') => {
      await tabTo(page, inDock(page, name));
      await page.keyboard.press('Enter');
      await expect(page.locator('main input:focus')).toHaveCount(1);
      await page.keyboard.press('Enter');
    };
    await page.goto('/mock');
    await tabTo(page, page.getByRole('link', { name: 'A new account', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/enter-email\?client_id=/);
    await fills();
    await visitor.isOn('/register/create-account');
    await activateButton(page, 'Create an account');
    await visitor.isOn('/register/create-password');
    await fills();
    await visitor.isOn('/register/check-email');
    await expect(page.locator('#mock-dock .message')).toContainText('new-user@example.com');
    await fills('Fill in the code');
    await visitor.isOn('/register/enter-mobile');
    await fills();
    await visitor.isOn('/enter-mobile-code');
    await expect(page.locator('#mock-dock .message')).toContainText('text to');
    await fills('Fill in the code');
    await visitor.isOn('/nhs-login-consent');
    await activateButton(page, 'I agree');
    await isLoggedIn(page, 'new-user@example.com', 'Cp.Cd');
  });

  /** Logs in, and answers the questions about the health record. */
  async function isMatched(page: Page, visitor: Visitor) {
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
    await page.getByRole('button', { name: 'Submit information' }).click();
  }

  test('completes the card of the proof of identity', async ({ page, visitor, patient }) => {
    visitor.persona = 'uplift-p9';
    await starts(page, 'Prove who you are');
    await isMatched(page, visitor);
    await patient.provesWhoTheyAre();
    await visitor.agreesAndIsHandedOver();
    await isLoggedIn(page, 'uplift-p9@example.com', 'P9');
    await expect(page.locator('[data-name="id_token.identity_proofing_level"]')).toHaveText('P9');
  });

  test('types the details of the older account after the user logs in with it', async ({ page, visitor }) => {
    await starts(page, 'Already has an account');
    await isMatched(page, visitor);
    await visitor.isOn('/proofing/duplicate-nhs-number');
    await visitor.chooses('Log in with the email address linked to this account');
    await visitor.isOn('/enter-email');
    await expect(page.locator('#mock-dock').getByLabel('Persona')).toHaveValue('existing-account');
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
