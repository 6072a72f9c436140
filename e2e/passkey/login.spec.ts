import type { BrowserContext } from '@playwright/test';
import { emailOf } from '../../mocks/people/personas';
import { logsInFromTheAutofillList } from '../support/passkey-autofill';
import { expect, test } from '../support/test';

const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

test('by itself after the email address, with the keyboard alone', async ({ visitor, device, page, context }) => {
  await device.createsPasskey('passkey');
  await visitor.arrives('passkey');
  await expect.poll(device.autofill).toEqual(['waiting']);
  await device.answers();
  await page.getByLabel('Email address').focus();
  await page.keyboard.type(emailOf('passkey'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
  await expect.poll(device.autofill).toEqual(['given up']);
  await expect.poll(device.modal).toEqual(['used']);
  await visitor.takesClicks();
  await page.getByRole('button', { name: 'I agree' }).focus();
  await page.keyboard.press('Enter');
  await visitor.isHandedOver();
  expect(await cookieNames(context)).not.toContain('nhs_login_visitor_id');
});

test('chosen from the autofill list of /enter-email, nothing is typed', async ({ visitor, device, mock }) => {
  await logsInFromTheAutofillList(visitor, device, '/enter-email');
  expect(await mock.calls('/api/login/account-status')).toHaveLength(0);
  expect(await mock.calls('/api/login/passkey-status')).toHaveLength(0);
});
