import { emailOf } from '../../mocks/people/personas';
import { expect, test } from '../support/test';
import { withhold } from '../support/withheld';

test('Back from the password: the address is still there, and another may be given', async ({ visitor, page }) => {
  await visitor.comesTo('/log-in-password');
  await page.goBack();
  await expect(page.getByLabel('Email address')).toHaveValue(emailOf('mobile'));
  visitor.persona = 'straight-back';
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password');
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode();
  await visitor.isHandedOver();
});

test('the back link of the password page', async ({ visitor, page }) => {
  await visitor.comesTo('/log-in-password');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  // The entry of the arrival, with the request of the client service.
  await expect(page).toHaveURL(/\/enter-email\?client_id=/);
  await expect(page.getByLabel('Email address')).toHaveValue(emailOf('mobile'));
});

test('Back from the code: the password is gone, and typed again it sends a new code', async ({ visitor, page }) => {
  await visitor.comesTo('/enter-mobile-code', 'straight-back');
  await page.goBack();
  await visitor.isOn('/log-in-password');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode();
  await visitor.isHandedOver();
});

test('Back from consent: the used code is refused, and a new one goes on', async ({ visitor, page, mock }) => {
  await visitor.comesTo('/nhs-login-consent');
  await page.goBack();
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode(await mock.code());
  await visitor.isOn('/mobile-code-expired');
  await page.getByRole('button', { name: 'Text me again' }).click();
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent');
  await visitor.agrees();
  await visitor.isHandedOver();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
});

test('Back and forward between the consent pages', async ({ visitor, page }) => {
  await visitor.comesTo('/nhs-login-consent');
  await page.getByRole('link', { name: 'I do not agree' }).click();
  await visitor.isOn('/consent-confirmation');
  await page.goBack();
  await visitor.isOn('/nhs-login-consent');
  await page.goForward();
  await visitor.isOn('/consent-confirmation');
  await expect(page.getByRole('radio')).toHaveCount(2);
});

test('Back from the service ends on a page with a way on', async ({ visitor, page }) => {
  await visitor.comesTo('/enter-mobile-code', 'straight-back');
  await visitor.givesCode();
  await visitor.isHandedOver();
  await page.goBack();
  await visitor.isOn('/session-invalid', 'You are logged in');
  await expect(page.getByRole('link', { name: 'Go to Example health service' })).toBeVisible();
});

test('Back while a call is under way drops its result', async ({ visitor, page, mock }) => {
  await visitor.comesTo('/log-in-password');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/login/password', async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/login/password');
  await visitor.givesPassword();
  await asked;
  await page.goBack();
  await expect(page.getByLabel('Email address')).toBeEnabled();
  const answered = page.waitForResponse('**/api/login/password');
  release();
  await answered;
  await expect(page).toHaveURL(/\/enter-email/);
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password');
  expect(await mock.calls('/api/login/account-status')).toHaveLength(2);
  expect(await mock.calls('/api/login/trigger-otp')).toEqual([]);
});

test('Back while the next page is on its way, after a link that was followed while a step was under way', async ({
  visitor,
  page,
  mock,
}) => {
  const letGo = await withhold(page, 'cookies');
  await mock.scenario('account-status.hang');
  await visitor.arrives();
  await visitor.givesEmail();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await expect(page).toHaveURL('/cookies');
  await page.goBack();
  await mock.scenario();
  await visitor.givesEmail();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your password');
  letGo();
});
