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

test.describe('login, long run', { tag: '@long' }, () => {
  test('from /login, where a passkey comes before the password that was typed', async ({ visitor, device, page, mock }) => {
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

  test('from /passkey-enter-email, where the address must be one', async ({ visitor, device, page }) => {
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

  test('chosen from the autofill list of /login, nothing is typed', async ({ visitor, device, mock }) => {
    await logsInFromTheAutofillList(visitor, device, '/login');
    expect(await mock.calls('/api/login/account-status')).toHaveLength(0);
    expect(await mock.calls('/api/login/passkey-status')).toHaveLength(0);
  });

  test('chosen from the autofill list without a network: the page says so, and goes on', async ({ visitor, device, page }) => {
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
    await visitor.seesError('We could not reach the service');
    await expect.poll(device.autofill).toEqual(['used', 'waiting']);
    await device.answers();
    await visitor.givesEmail();
    // It counts as tried.
    await visitor.turnsTo('Log in with your passkey', { under: 'I cannot remember my password' });
    await visitor.isLoggedInByPasskey();
    expect(device.modal()).toEqual(['used']);
  });

  test('one that is asked for twice, because the person went back, is used once', async ({ visitor, device, page, mock }) => {
    await device.createsPasskey('passkey');
    await device.refuses();
    await visitor.comesToThePasswordInsteadOfAPasskey('passkey');
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

test('the entry page fetches one script for a device with passkeys, and none of the passkey pages', async ({ visitor, device, page }) => {
  await device.createsPasskey('passkey');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(...(/\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url())?.slice(1) ?? [])));
  await visitor.arrives('passkey');
  await expect.poll(device.autofill).toEqual(['waiting']);
  expect(scripts.toSorted()).toEqual(['index', 'passkey-ceremony', 'sign-in']);
});

test.describe('challenge', { tag: '@long' }, () => {
  const options = '/api/fido2/authentication/options';

  test('the challenge of a login is asked for once, while the spinner of the account check is shown', async ({
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
