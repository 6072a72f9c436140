import type { Page } from '@playwright/test';
import { fillsIn, fillsInTheCode, inDock, isLoggedIn, starts } from '../support/dock';
import { activateButton, tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';

test.describe('dock', { tag: '@quick' }, () => {
  for (const width of [390, 1280]) {
    test(`completes a journey with the dock alone, which covers nothing of the page, ${width} px wide`, async ({ page, visitor }) => {
      await page.setViewportSize({ width, height: 900 });
      await starts(page, 'A text message');
      const button = page.getByRole('button', { name: 'Continue', exact: true });
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.click({ trial: true });
      const dock = await page.locator('#mock-dock').boundingBox();
      expect((await page.locator('#root').boundingBox())?.y).toBeGreaterThanOrEqual((dock?.y ?? 0) + (dock?.height ?? 0));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await fillsIn(page);
      await visitor.isOn('/log-in-password');
      await fillsIn(page);
      await visitor.isOn('/enter-mobile-code');
      await fillsInTheCode(page, /text to/);
      await visitor.agreesAndIsHandedOver();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
    });
  }

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
      // The dock is before the page.
      await expect(async () => {
        await page.keyboard.press('Shift+Tab');
        await expect(inDock(page, name)).toBeFocused({ timeout: 1 });
      }).toPass({ intervals: [0] });
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

  test('completes the card of the proof of identity', async ({ page, visitor }) => {
    visitor.persona = 'uplift-p9';
    await starts(page, 'Prove who you are');
    await isMatched(page, visitor);
    await visitor.provesWhoTheyAre();
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
