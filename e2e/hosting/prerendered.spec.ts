import { countShifts } from '../support/shifts';
import { expect, test } from '../support/test';
import { emailField, getSession, withhold } from '../support/withheld';

test('the entry page is there before its script, keeps what is typed, and carries out one submission', async ({ page, mock }) => {
  await getSession(page);
  const letGo = await withhold(page);
  await page.goto('/enter-email', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your email address');
  await expect(page).toHaveTitle('Enter your email address - NHS login');
  await emailField(page).fill('mobile@example.com');
  await emailField(page).press('Enter');
  const button = page.getByRole('button', { name: 'Continue' });
  await expect(button).toHaveCSS('opacity', '0.6');
  await button.click();
  await expect(page).toHaveURL(/\/enter-email$/);
  expect(await mock.calls('/api/login/account-status')).toEqual([]);
  letGo();
  await expect(page).toHaveURL(/\/log-in-password$/);
  expect(await mock.calls('/api/login/account-status')).toHaveLength(1);
  expect((await mock.calls('/api/login/account-status'))[0]?.body).toMatchObject({ email: 'mobile@example.com' });
});

test('/login too: both fields, and the password that was shown early', async ({ page, mock }) => {
  await getSession(page);
  const letGo = await withhold(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await emailField(page).fill('mobile@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Show password' }).click();
  letGo();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong password');
  await expect(emailField(page)).toHaveValue('mobile@example.com');
  expect(await mock.calls('/api/login/user-sign-in')).toEqual([]);
});

test('the root too, where clients send people: with their query, and nothing to go back to', async ({ page, visitor }) => {
  const answer = await getSession(page);
  const letGo = await withhold(page);
  await page.goto('/mock');
  await page.goto(new URL(answer.url()).search, { waitUntil: 'commit' });
  await expect(emailField(page)).toBeVisible();
  await expect(page).toHaveURL(/\/enter-email\?client_id=example-health-service&/);
  await emailField(page).fill('mobile@example.com');
  letGo();
  await visitor.continues();
  await visitor.isOn('/log-in-password');
  await page.goBack();
  await expect(emailField(page)).toHaveValue('mobile@example.com');
  await page.goBack();
  await expect(page).toHaveURL(/\/mock$/);
});

test('nothing on /login moves when its script, the name of the client and a passkey come', async ({ page, device }) => {
  // Where the name takes a second line.
  await page.setViewportSize({ width: 360, height: 800 });
  await device.createsPasskey('passkey');
  await getSession(page, 'passkey');
  const shifts = await countShifts(page);
  const letGo = await withhold(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const create = page.getByRole('link', { name: 'Create NHS account' });
  await expect(create).toBeVisible();
  const before = await create.boundingBox();
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Log In to \S/);
  await expect(page.getByRole('link', { name: 'Log in with a passkey' })).toBeVisible();
  expect(await create.boundingBox()).toEqual(before);
  expect(await shifts()).toBe(0);
});

test('an early submission of nothing says what is wrong', async ({ page }) => {
  await getSession(page);
  const letGo = await withhold(page);
  await page.goto('/enter-email', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Continue' }).click();
  letGo();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('You need to enter your email address');
});
