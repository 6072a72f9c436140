import { expect, test } from '../support/test';

test.describe('where the browser blocks all storage', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: () => undefined });
    }),
  );

  test('the firewall is passed, by an address that names the kind of detour', async ({ visitor, page, mock }) => {
    await visitor.arrives();
    await mock.scenario('account-status.firewall');
    const back = page.waitForRequest((request) => request.url().endsWith('/check-account-status?detour=firewall'));
    await visitor.givesEmail();
    await visitor.provesToBeHuman();
    expect((await back).isNavigationRequest()).toBe(true);
    await visitor.isOn('/enter-email', 'Enter your email address');
    await expect(page.getByRole('alert')).toBeHidden();
    expect(new URL(page.url()).search).toBe('');
    await visitor.givesEmail();
    await visitor.isOn('/log-in-password', 'Enter your password');
  });

  test('a second block ends on /error, without a loop', async ({ visitor, mock }) => {
    await visitor.arrives();
    await mock.scenario('account-status.firewall-always');
    await visitor.givesEmail();
    await visitor.provesToBeHuman();
    await visitor.givesEmail();
    await visitor.isOn('/error', 'Something went wrong');
    expect(await mock.calls('/api/login/account-status')).toHaveLength(2);
  });
});

test.describe('where only the tab can store something', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => Object.defineProperty(window, 'localStorage', { get: () => undefined })));

  test('the firewall is passed, and the page says what to type again', async ({ visitor, page, mock }) => {
    await visitor.arrives();
    await mock.scenario('account-status.firewall');
    await visitor.givesEmail();
    await visitor.provesToBeHuman();
    await visitor.isOn('/enter-email', 'Enter your email address');
    await expect(page.getByRole('alert')).toHaveText('We checked your browser. You can continue now.');
    expect(new URL(page.url()).search).toBe('');
    await visitor.givesEmail();
    await visitor.isOn('/log-in-password', 'Enter your password');
  });

  test('a session is renewed', async ({ visitor, page, mock }) => {
    await visitor.comesTo('/log-in-password');
    await mock.advance({ minutes: 60 });
    await visitor.givesPassword();
    await visitor.isOn('/login', 'Log In to Example health service');
    await expect(page.getByRole('alert')).toHaveText(/^Your session had ended, so we started a new one\./);
    await visitor.givesEmailAndPassword();
    await visitor.isOn('/enter-mobile-code');
  });

  test('a second block of the same call ends on /error, without a loop', async ({ visitor, mock }) => {
    await visitor.arrives();
    await mock.scenario('account-status.firewall-always');
    await visitor.givesEmail();
    await visitor.provesToBeHuman();
    await visitor.givesEmail();
    await visitor.isOn('/error', 'Something went wrong');
    expect(await mock.calls('/api/login/account-status')).toHaveLength(2);
  });
});
