import type { Page } from '@playwright/test';
import { emailOf } from '../../mocks/people/personas';
import { hold, withhold } from '../support/held';
import { expect, test } from '../support/test';

test('keeps the present page usable while the page of Back loads, after a step', { tag: '@quick' }, async ({ visitor, page }) => {
  const release = await withhold(page, 'register');
  await visitor.arrives('unconfirmed');
  await visitor.givesEmail();
  await expect(page).toHaveURL('/register/check-email');
  await page.goBack();
  await visitor.givesEmail(emailOf('mobile'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your password');
  release();
});

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

test("signs nobody in when the answer to the code arrives after 'Not you?'", async ({ visitor, page, mock }) => {
  await visitor.signsInUpTo('/enter-mobile-code');
  const release = await hold(page, '/api/login/otp');
  await page.getByLabel('Remember this device and stop sending security codes').check();
  await visitor.givesCode();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await page.goBack();
  await visitor.isOn('/log-in-password', 'Enter your password');
  await page.getByRole('button', { name: 'Not you? Start again' }).click();
  await visitor.isOn('/enter-email', 'Enter your email address');
  await release();
  // The app has handled the response after the minimum time of its spinner and the next call.
  await visitor.givesEmail('both@example.com');
  await visitor.isOn('/log-in-password', 'Enter your password');
  for (const name of ['id_token', 'remember_my_device']) expect(await cookieNames(page)).not.toContain(name);
  const tab = await page.context().newPage();
  await tab.goto('/authcode');
  await expect(tab).toHaveURL(/\/(session-timeout|error)$/);
  expect(await cookieNames(page)).not.toContain('id_token');
  expect(await mock.calls('/api/login/otp')).toHaveLength(1);
});
