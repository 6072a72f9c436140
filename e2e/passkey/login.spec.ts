import type { BrowserContext } from '@playwright/test';
import { emailOf } from '../../mocks/people/personas';
import { logsInFromTheAutofillList } from '../support/passkey-autofill';
import { expect, test } from '../support/test';

const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

test('asks for a passkey after the email address without a click, with the keyboard alone', async ({ visitor, device, page, context }) => {
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

test('logs in with a passkey from the autofill list of /enter-email without typing', async ({ visitor, device, mock }) => {
  await logsInFromTheAutofillList(visitor, device, '/enter-email');
  expect(await mock.calls('/api/login/account-status')).toHaveLength(0);
  expect(await mock.calls('/api/login/passkey-status')).toHaveLength(0);
});

test.describe('passkey login, long run', { tag: '@long' }, () => {
  test('logs in from /login with a passkey in place of the typed password', async ({ visitor, device, page, mock }) => {
    await device.createsPasskey('passkey-and-mobile');
    await visitor.arrives('passkey-and-mobile');
    await expect.poll(device.autofill).toEqual(['waiting']);
    await page.goto('/login');
    await expect.poll(device.autofill).toEqual(['given up', 'waiting']);
    await device.answers();
    await visitor.givesEmailAndPassword('not even the password');
    await visitor.isLoggedInByPasskey();
    await expect.poll(device.autofill).toEqual(['given up', 'given up']);
    await expect.poll(device.modal).toEqual(['used']);
    expect(await mock.calls('/api/fido2/authentication/verify')).toHaveLength(1);
  });

  test('requires a valid address on /passkey-enter-email', async ({ visitor, device, page }) => {
    await device.createsPasskey('passkey');
    await visitor.arrives('passkey');
    await page.goto('/login');
    await page.getByRole('link', { name: 'Log in with a passkey' }).click();
    await visitor.isOn('/passkey-enter-email', 'Enter your email address to use a passkey');
    await expect(page.getByRole('link', { name: /NHS account settings/ })).toBeVisible();
    await visitor.givesEmail('');
    await visitor.seesError('Enter your email address');
    await visitor.givesEmail('a@b.c');
    await visitor.seesError('We cannot accept email addresses with fewer than 7 characters');
    await device.answers();
    await visitor.givesEmail();
    await visitor.isLoggedInByPasskey();
    await expect.poll(device.modal).toEqual(['used']);
  });

  test('logs in with a passkey from the autofill list of /login without typing', async ({ visitor, device, mock }) => {
    await logsInFromTheAutofillList(visitor, device, '/login');
    expect(await mock.calls('/api/login/account-status')).toHaveLength(0);
    expect(await mock.calls('/api/login/passkey-status')).toHaveLength(0);
  });

  test('shows an error for an autofilled passkey without a network, then retries', async ({ visitor, device, page }) => {
    await device.createsPasskey('passkey');
    await device.answers();
    await page.route(
      '**/authentication/verify',
      async (route) => {
        await device.rests();
        await route.abort();
      },
      { times: 1 },
    );
    await visitor.arrives('passkey');
    await visitor.seesError('Sorry, that did not work');
    await expect.poll(device.autofill).toEqual(['used', 'waiting']);
    await device.answers();
    await visitor.givesEmail();
    // The passkey counts as tried.
    await visitor.turnsTo('Log in with your passkey', { under: 'I cannot remember my password' });
    await visitor.isLoggedInByPasskey();
    expect(device.modal()).toEqual(['used']);
  });

  test('uses a passkey once when the user goes back and asks for it twice', async ({ visitor, device, page, mock }) => {
    await device.createsPasskey('passkey');
    await device.refuses();
    await visitor.choosesPasswordInsteadOfPasskey('passkey');
    await device.rests();
    await visitor.turnsTo('Log in with your passkey', { under: 'I cannot remember my password' });
    await expect.poll(device.modal).toEqual(['NotAllowedError', 'waiting']);
    await page.goBack();
    await visitor.isOn('/passkey-login-failed');
    await device.answers();
    await visitor.chooses('Try using my passkey again');
    await visitor.isLoggedInByPasskey();
    await expect.poll(device.modal).toEqual(['NotAllowedError', 'given up', 'used']);
    expect(await mock.calls('/api/fido2/authentication/verify')).toHaveLength(1);
  });
});

test('loads one script on the entry page for a device with passkeys, and no passkey page', async ({ visitor, device, page }) => {
  await device.createsPasskey('passkey');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(...(/\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url())?.slice(1) ?? [])));
  await visitor.arrives('passkey');
  await expect.poll(device.autofill).toEqual(['waiting']);
  expect(scripts.toSorted()).toEqual(['index', 'passkey-ceremony', 'sign-in']);
});

test.describe('passkey challenge', { tag: '@long' }, () => {
  const options = '/api/fido2/authentication/options';

  test('requests the challenge of a login once, while the spinner of the account check is shown', async ({
    visitor,
    device,
    page,
    mock,
  }) => {
    await device.createsPasskey('passkey');
    await page.clock.install();
    await visitor.arrives('passkey');
    await expect.poll(device.autofill).toEqual(['waiting']);
    await device.answers();
    expect(await mock.calls(options), 'for the list').toHaveLength(1);
    // No spinner ends while the clock is stopped.
    await page.clock.pauseAt(Date.now() + 60_000);
    await visitor.givesEmail();
    await expect.poll(() => mock.calls(options)).toHaveLength(2);
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    expect(device.modal()).toEqual([]);
    await page.clock.resume();
    await visitor.isLoggedInByPasskey();
    expect(device.modal()).toEqual(['used']);
    expect(await mock.calls(options)).toHaveLength(2);
  });
});
