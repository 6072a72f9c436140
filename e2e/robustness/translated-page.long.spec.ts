import { expect, test } from '../support/test';
import { isTranslated } from '../support/translator';

/** React re-renders a view that was translated before hydration, and the app reports it. */
test.use({ tolerated: /^console: A page could not be shown / });

test.beforeEach(({ page }) => isTranslated(page));

test('a user whose browser translates the page logs in, and reads what is true now', async ({ visitor, page, mock }) => {
  await visitor.arrives();
  await expect(page.locator('h1 font font')).toHaveText('Enter your email address');
  const error = page.locator('#user-email--error-message');
  await visitor.continues();
  await expect(error).toHaveText('Error: You need to enter your email address');
  await page.getByLabel('Email address').fill('nobody');
  await visitor.continues();
  await expect(error).toHaveText(/^Error: Enter an email address/);
  await page.getByRole('button', { name: 'Reject optional cookies' }).click();
  await expect(page.getByText('You have rejected optional cookies.')).toBeVisible();
  await page.getByRole('button', { name: 'Hide this message' }).click();
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByText('Your password is visible')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Hide password' })).toHaveText('Hide');
  await visitor.continues();
  await visitor.seesWrongPassword();
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode(await mock.wrongCode());
  await visitor.seesError('The security code you have entered is wrong');
  await visitor.turnsTo('Send the security code again', { under: 'Not received a text?' });
  await expect(page.getByText('You have been sent a new security code.')).toBeVisible();
  await expect(page.getByText(/It works until/)).toHaveCount(1);
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent');
  await visitor.agreesAndIsHandedOver();
});

test('a user whose browser translates the page is matched to a health record', async ({ patient, page }) => {
  await patient.asksForAMatch('uplift');
  await patient.agreesAndIsHandedOver();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
});

test('a date in a translated page shows its second error', async ({ visitor, patient, page }) => {
  await patient.logsIn('uplift');
  await page.goto('/proofing/enter-dob');
  await visitor.isOn('/proofing/enter-dob');
  const error = page.locator('#dob--error-message');
  await visitor.continues();
  await expect(error).toHaveText(/^Error: /);
  const first = await error.textContent();
  await page.getByLabel('Day').fill('31');
  await page.getByLabel('Month').fill('2');
  await page.getByLabel('Year').fill('1990');
  await visitor.continues();
  await expect(error).not.toHaveText(String(first));
});
