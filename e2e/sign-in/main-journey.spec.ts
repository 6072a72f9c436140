import { emailOf } from '../../mocks/people/personas';
import { storedIn } from '../support/stored';
import { expect, test } from '../support/test';

test(
  'signs in with email, password and a text message, agrees to share, and is handed back',
  { tag: '@quick' },
  async ({ visitor, page, mock }) => {
    await visitor.arrives();
    await visitor.givesEmail();
    await visitor.isOn('/log-in-password', 'Enter your password');

    const codeSent = page.waitForResponse('**/trigger-otp');
    await visitor.givesPassword();
    expect((await codeSent).status()).toBe(200);
    await visitor.isOn('/enter-mobile-code', 'Enter the security code');
    await expect(page.getByText('•••••••0338')).toBeVisible();

    await visitor.givesCode();
    await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
    await expect(page.getByText('Example health service will use your')).toBeVisible();
    await expect(page.getByRole('link', { name: /terms of use and privacy policy/ })).toHaveAttribute(
      'href',
      'https://www.example.com/terms',
    );

    await visitor.agrees();
    await visitor.isHandedOver();
    const [consent] = await mock.calls('/api/account/consent');
    expect(consent?.body).toMatchObject({ 'client-id': 'example-health-service', 'oidc-params': { response_type: 'code' } });
  },
);

test('leaves nothing about the user in storage after the hand-over', { tag: '@quick' }, async ({ visitor, page }) => {
  await visitor.signsInUpTo('/enter-mobile-code', 'straight-back');
  await visitor.givesCode();
  await visitor.isHandedOver();
  const stored = await storedIn(page);
  expect(stored).not.toContain('straight-back');
});

test('keeps the query of the client at the root', async ({ page }) => {
  await page.goto('/mock/start');
  await page.goto('/?state=from-the-address');
  await expect(page).toHaveURL('/enter-email?state=from-the-address');
});

test.describe('login', () => {
  test.beforeEach(async ({ visitor, page }) => {
    await visitor.arrives();
    await page.goto('/login');
    await visitor.isOn('/login', 'Log In to Example health service');
  });

  test('signs in with email and password on one page', async ({ visitor, page }) => {
    await page.getByLabel('Email address').fill(emailOf('mobile'));
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code');
    await visitor.givesCode();
    await visitor.agreesAndIsHandedOver();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
  });
});

test('locks for 15 minutes after the fifth wrong password', async ({ visitor, page, mock }) => {
  await visitor.startsAt('/log-in-password');
  for (const attempt of ['1', '2', '3', '4']) {
    const answer = page.waitForResponse('**/api/login/password');
    await visitor.givesPassword(`wrong ${attempt}`);
    await answer;
    await visitor.seesWrongPassword();
  }
  await visitor.givesPassword('wrong 5');
  await visitor.isOn('/password-attempts-exceeded', 'You cannot continue');
  await expect(page.getByText('Wait up to 15 minutes')).toBeVisible();

  await visitor.signsInUpTo('/log-in-password');
  await visitor.givesPassword();
  await visitor.isOn('/password-attempts-exceeded');

  await mock.advance({ minutes: 15 });
  await visitor.signsInUpTo('/enter-mobile-code');
});
