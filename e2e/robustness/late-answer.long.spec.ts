import type { Page } from '@playwright/test';
import { hold } from '../support/held-call';
import { expect, test } from '../support/test';

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

test("an answer to the code that comes after 'Not you?' signs nobody in", async ({ visitor, page, mock }) => {
  await visitor.comesTo('/enter-mobile-code');
  const letGo = await hold(page, '/api/login/otp');
  await page.getByLabel('Remember this device and stop sending security codes').check();
  await visitor.givesCode();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await page.goBack();
  await visitor.isOn('/log-in-password', 'Enter your password');
  await page.getByRole('button', { name: 'Not you? Start again' }).click();
  await visitor.isOn('/enter-email', 'Enter your email address');
  await letGo();
  // The app has dealt with the answer when the shortest time of its spinner is over and the next call is answered.
  await visitor.givesEmail('both@example.com');
  await visitor.isOn('/log-in-password', 'Enter your password');
  for (const name of ['id_token', 'remember_my_device']) expect(await cookieNames(page)).not.toContain(name);
  const tab = await page.context().newPage();
  await tab.goto('/authcode');
  await expect(tab).toHaveURL(/\/(session-timeout|error)$/);
  expect(await cookieNames(page)).not.toContain('id_token');
  expect(await mock.calls('/api/login/otp')).toHaveLength(1);
});
