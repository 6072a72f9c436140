import { isIdle, watchTheCode } from '../support/fetched-ahead';
import { hold } from '../support/held-call';
import { expect, test } from '../support/test';
import { emailField, getSession, withhold } from '../support/withheld';

test('/login fetches the page of the code for an answer that was given before its script', async ({ page, mock }) => {
  await getSession(page);
  const asked = watchTheCode(page);
  const letGo = await withhold(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await emailField(page).fill('mobile@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd$1');
  await page.getByRole('button', { name: 'Continue' }).click();
  const answers = await hold(page, '/api/login/user-sign-in');
  letGo();
  await expect.poll(() => asked).toHaveLength(2);
  await answers();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the security code');
  expect(await mock.calls('/api/login/user-sign-in')).toHaveLength(1);
});

test('/login fetches the page of the code while the answer of a password manager is sent', async ({ page, mock }) => {
  await getSession(page);
  const asked = watchTheCode(page);
  await page.goto('/login');
  await isIdle(page);
  for (const [field, text] of Object.entries({ 'Email address': 'mobile@example.com', Password: 'Passw0rd$1' })) {
    // Without an event, as some of them do.
    await page.getByLabel(field, { exact: true }).evaluate((input: HTMLInputElement, value) => (input.value = value), text);
  }
  expect(asked).toEqual([]);
  const answers = await hold(page, '/api/login/user-sign-in');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => asked).toHaveLength(2);
  await answers();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the security code');
  expect(await mock.calls('/api/login/user-sign-in')).toHaveLength(1);
});
