import { emailOf } from '../../mocks/people/personas';
import { expect, test } from '../support/test';

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A script ran: ${dialog.message()}`);
  });
});

test('an unsafe address from the authorisation code', async ({ visitor, mock, page }) => {
  await visitor.standsAt('/enter-mobile-code', 'straight-back');
  await mock.scenario('authcode.unsafe-location');
  await visitor.givesCode();
  await visitor.isOn('/error', 'Something went wrong');
  await expect(page).toHaveTitle('Something went wrong - NHS login');
});

test('an unsafe address from the password', async ({ visitor, mock, page }) => {
  await visitor.standsAt('/log-in-password');
  await mock.scenario('password.unsafe-redirect');
  await visitor.givesPassword();
  await visitor.isOn('/error', 'Something went wrong');
  await expect(page).toHaveTitle('Something went wrong - NHS login');
});

test('an unsafe address from /login', async ({ visitor, mock, page }) => {
  await visitor.arrives();
  await page.goto('/login');
  await mock.scenario('user-sign-in.unsafe-redirect');
  await page.getByLabel('Email address').fill(emailOf('mobile'));
  await visitor.givesPassword();
  await visitor.isOn('/error', 'Something went wrong');
  await expect(page).toHaveTitle('Something went wrong - NHS login');
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

test('never goes to an address that is not plainly safe', async ({ visitor, page }) => {
  await visitor.arrives();
  for (const Location of unsafe) {
    await page.route('**/api/auth/authcode', (route) => route.fulfill({ json: { id_token: 'e30.e30.e30', Location } }), { times: 1 });
    await page.goto('/authcode');
    await visitor.isOn('/error', 'Something went wrong');
    await expect(page.getByText('Please go to the website or app'), Location).toBeVisible();
  }
});

test("the address's redirect_uri never overrides the cookie's", async ({ visitor, page }) => {
  await visitor.standsAt('/nhs-login-consent');
  await page.goto('/no-consent?redirect_uri=https%3A%2F%2Fevil.example%2F&state=stolen');
  await visitor.isOn('/consent-confirmation', 'You did not agree to share your login information');
  await visitor.chooses('Go to Example health service without sharing my login information');
  await visitor.isSentBackWith('ConsentNotGiven');
  await expect(page).toHaveURL(/\/mock\/callback/);
});

test('a refusal without a session sends nobody anywhere', async ({ visitor, page }) => {
  await page.goto('/no-consent?client_id=example-health-service&redirect_uri=https%3A%2F%2Fevil.example%2F');
  await visitor.isOn('/error', 'Something went wrong');
  await expect(page.getByText('Please go to the website or app')).toBeVisible();
});
