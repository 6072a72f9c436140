import type { Page } from '@playwright/test';
import { fillsIn, fillsInTheCode, inDock, isLoggedIn, starts } from '../support/dock';
import { pressButton, tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';

test('the passkey card, with a passkey that was created on this device', async ({ page, visitor, device }) => {
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

test('the card of a new account, with the keyboard alone', async ({ page, visitor }) => {
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
  await pressButton(page, 'Create an account');
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
  await pressButton(page, 'I agree');
  await isLoggedIn(page, 'new-user@example.com', 'Cp.Cd');
});

/** Logs in, and answers what a health record is found by. */
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

test('the card of the proof of identity', async ({ page, visitor, patient }) => {
  visitor.persona = 'uplift-p9';
  await starts(page, 'Prove who you are');
  await isMatched(page, visitor);
  await patient.provesWhoTheyAre();
  await visitor.agreesAndIsHandedOver();
  await isLoggedIn(page, 'uplift-p9@example.com', 'P9');
  await expect(page.locator('[data-name="id_token.identity_proofing_level"]')).toHaveText('P9');
});

test('the card of an older account, with which the person logs in: the dock types for it then', async ({ page, visitor }) => {
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
  // The first login's message is to the same number.
  await expect(message).not.toHaveText(before);
  await fillsInTheCode(page, /text to/);
  await isLoggedIn(page, 'existing-account@example.com', 'Cp.Cd');
  // A newcomer has seen all of it in the tab in which it began.
  expect(page.context().pages()).toHaveLength(1);
});
