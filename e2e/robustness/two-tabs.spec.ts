import { expect, test } from '../support/test';
import { Visitor } from '../support/visitor';

test('ends the journey in another tab after the hand-over', { tag: '@quick' }, async ({ visitor, page, context, mock }) => {
  await visitor.signsInUpTo('/nhs-login-consent');
  const other = await context.newPage();
  await other.goto('/nhs-login-consent');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Agree to share your login information');
  await visitor.agrees();
  await visitor.isHandedOver();
  await new Visitor(other, mock).isOn('/session-invalid', 'You carried on in another tab');
  await expect(other.getByRole('link', { name: 'Go to Example health service' })).toHaveAttribute('href', 'https://www.example.com');
  expect(page.url()).toContain('/mock/callback');
});

test('continues a login in two tabs until one of them uses the code', { tag: '@quick' }, async ({ visitor, page, context, mock }) => {
  await visitor.signsInUpTo('/log-in-password');
  const other = new Visitor(await context.newPage(), mock);
  await other.page.goto('/log-in-password');
  await other.givesPassword();
  await other.isOn('/enter-mobile-code');
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent');
  await other.isOn('/session-invalid', 'You carried on in another tab');
  await visitor.agrees();
  await visitor.isHandedOver();
  expect(page.url()).toContain('/mock/callback');
});

test('ends the journey of this tab when another begins one, which continues undisturbed', async ({ visitor, page, context, mock }) => {
  await visitor.signsInUpTo('/enter-mobile-code');
  const other = new Visitor(await context.newPage(), mock);
  await other.arrives('landline');
  await visitor.isOn('/session-invalid', 'You started another login in a different tab');
  await expect(page.getByText('Carry on there.')).toBeVisible();
  await other.logsInUpTo('/log-in-password');
  await other.page.reload();
  await other.isOn('/log-in-password', 'Enter your password');
});

test('keeps the public page of a tab when another tab signs out', async ({ visitor, context, mock }) => {
  await visitor.arrives();
  const reading = await context.newPage();
  await reading.goto('/privacy');
  await new Visitor(await context.newPage(), mock).arrives('landline');
  await reading.bringToFront();
  await expect(reading).toHaveURL('/privacy');
  await expect(reading.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
});

test('notices a changed session at the next call, and does not send that call', async ({ visitor, context, mock, baseURL }) => {
  await visitor.signsInUpTo('/log-in-password');
  const other = JSON.stringify({ session_id: 'of-somebody-else', client_id: 'example-health-service' });
  await context.addCookies([{ name: 'nhs-authorization-cookie', value: encodeURIComponent(other), url: baseURL ?? '' }]);
  await visitor.givesPassword();
  await visitor.isOn('/session-invalid', 'You started another login in a different tab');
  expect(await mock.calls('/api/login/password')).toEqual([]);
});

test('cleans up an earlier journey from another tab without ending this one', async ({ visitor, page, context }) => {
  await visitor.signsInUpTo('/log-in-password');
  const left = await page.evaluate(() => Object.entries({ ...localStorage } as Record<string, string>));
  expect(left.map(([key]) => key)).toContain('nhs-login-profile');
  await visitor.signsInUpTo('/log-in-password');

  const other = await context.newPage();
  // A page of the same origin without the app, because the app would overwrite the entries.
  await other.goto('/mock/nhsuk.css');
  await other.evaluate((entries) => entries.forEach(([key, entry]) => localStorage.setItem(key, entry)), left);
  const events = await page.evaluateHandle(() => ({
    removal: new Promise((resolve) => {
      window.addEventListener('storage', ({ key, newValue }) => key === 'nhs-login-profile' && newValue === null && resolve(true));
    }),
  }));
  await other.goto('/privacy');
  expect(await events.evaluate(({ removal }) => removal)).toBe(true);
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code', 'Enter the security code');
});
