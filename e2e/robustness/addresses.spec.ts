import { expect, test } from '../support/test';

test.describe('address spellings', () => {
  const ofReset = ['/reset/new-password/', '//reset/new-password', '/RESET/New-Password', '/reset//new-password', '/reset/new%2Dpassword'];

  test("accepts every spelling of a reset link's path, and removes its secrets from the address", async ({ visitor, page }) => {
    await visitor.arrives();
    const link = new URL(await visitor.asksForAResetLink(), page.url());
    for (const path of ofReset) {
      await page.goto(`${link.origin}${path}${link.search}`);
      await visitor.isOn('/reset/new-password', 'Choose a new password');
      expect(page.url()).toBe(`${link.origin}/reset/new-password`);
    }
  });

  for (const [path, canonical] of [
    ['/Enter-Email/?client_id=one#top', '/enter-email?client_id=one#top'],
    ['//enter-email', '/enter-email'],
    ['//', '/enter-email'],
    ['/LOGIN//', '/login'],
    ['/privacy/', '/privacy'],
  ] as const) {
    test(`redirects ${path} to ${canonical}`, async ({ visitor, page }) => {
      await visitor.arrives();
      const { origin } = new URL(page.url());
      await page.goto(origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(origin + canonical);
    });
  }

  for (const path of ['//evil.example/enter-email', '/No-Such-Page/']) {
    test(`keeps the unknown address ${path} as it is`, async ({ visitor, page }) => {
      await visitor.arrives();
      const { origin } = new URL(page.url());
      await page.goto(origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find that page');
      expect(page.url()).toBe(origin + path);
    });
  }
});

test.describe('deep links', () => {
  test('goes back from the confirmation to the choice when an account may not be replaced', async ({ page, visitor, patient }) => {
    await patient.asksForAMatch('duplicate');
    await visitor.isOn('/proofing/duplicate-nhs-number');
    await page.goto('/proofing/confirm-account-replacement');
    await visitor.isOn('/proofing/duplicate-nhs-number', 'You already have an NHS account');
    await expect(page.getByRole('radio')).toHaveCount(2);
  });

  test('ends the session at /authcode without an identity token', async ({ page, visitor }) => {
    await visitor.arrives();
    await page.goto('/authcode');
    await visitor.isOn('/session-timeout', 'We have logged you out');
    await expect(page.getByText('go to Example health service and log in again.')).toBeVisible();
  });

  test('shows the page for an unknown address', async ({ page, visitor }) => {
    await visitor.arrives();
    await page.goto('/proofing/nowhere');
    await visitor.isOn('/proofing/nowhere', 'We cannot find that page');
    await expect(page.getByText('CID0404')).toBeVisible();
  });
});

test.describe('deep links without session', () => {
  test('explains what to do at an address that needs a session, without one', async ({ page, visitor }) => {
    await page.goto('/enter-mobile-code');
    await visitor.isOn('/error', 'Something went wrong');
    await expect(page.getByText('Please go to the website or app you are trying to use and log in.')).toBeVisible();
  });

  /** Pages without a guard whose action needs a session. Without one they show an instruction. */
  for (const [address, button, destination] of [
    ['/terms-update', 'Agree and continue', '/session-timeout'],
    ['/terms-update', 'I do not agree', '/error'],
  ] as const) {
    test(`takes the user from "${button}" on ${address} without a session to ${destination}`, async ({ page, visitor }) => {
      await page.goto(address);
      await visitor.takesClicks();
      await page.getByRole('button', { name: button }).click();
      await visitor.isOn(destination);
      await expect(page.getByText(/go to .* and log in|log in again/i)).toBeVisible();
    });
  }

  test('treats a malformed authorization cookie as no session', async ({ page, visitor, context, baseURL }) => {
    for (const value of ['', 'nonsense', '%7B%22session_id%22%3A%22%22%7D', '%7B%22session_id%22%3Atrue%7D', 'null', '%E0%A4%A']) {
      await context.addCookies([{ name: 'nhs-authorization-cookie', value, url: baseURL ?? '' }]);
      await page.goto('/enter-email');
      await visitor.isOn('/error');
      await expect(page.getByRole('link', { name: /help/i }).first(), value).toBeVisible();
    }
  });
});

test.describe('unsafe address', () => {
  test.beforeEach(({ page }) => {
    page.on('dialog', (dialog) => {
      throw new Error(`A script ran: ${dialog.message()}`);
    });
  });

  /** Unsafe addresses in an answer; the fixture reports a request to another host. */
  const unsafe = [
    '//evil.example',
    'http://evil.example/',
    'data:text/html,x',
    'https:evil.example',
    'https://a@evil.example/',
    'https://evil\u0000.example',
    '/\\evil.example',
    '',
  ];

  test('never navigates to an unsafe address', async ({ visitor, page }) => {
    await visitor.arrives();
    for (const Location of unsafe) {
      await page.route('**/api/auth/authcode', (route) => route.fulfill({ json: { id_token: 'e30.e30.e30', Location } }), { times: 1 });
      await page.goto('/authcode');
      await visitor.isOn('/error', 'Something went wrong');
      await expect(page.getByText('Please go to the website or app'), Location).toBeVisible();
    }
  });

  test("ignores the redirect_uri of the address in favour of the cookie's", async ({ visitor, page }) => {
    await visitor.startsAt('/nhs-login-consent');
    await page.goto('/no-consent?redirect_uri=https%3A%2F%2Fevil.example%2F&state=stolen');
    await visitor.isOn('/consent-confirmation', 'You did not agree to share your login information');
    await visitor.chooses('Go to Example health service without sharing my login information');
    await visitor.isSentBackWith('ConsentNotGiven');
    await expect(page).toHaveURL(/\/mock\/callback/);
  });

  test('redirects nobody after a refusal without a session', async ({ visitor, page }) => {
    await page.goto('/no-consent?client_id=example-health-service&redirect_uri=https%3A%2F%2Fevil.example%2F');
    await visitor.isOn('/error', 'Something went wrong');
    await expect(page.getByText('Please go to the website or app')).toBeVisible();
  });
});
