import { expect, test } from '../support/test';

const logIn = 'Log in to your existing account';

test('not eligible: the page says so, names CID1116, and the older account logs in', async ({ patient, visitor, page, mock }) => {
  await patient.asksForAMatch('duplicate-not-eligible');
  await patient.finds('/proofing/duplicate-nhs-number');
  await page.reload();
  await expect(page.getByText('not eligible to continue with a new account at this time')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByText('Reference: CID1116')).toBeVisible();
  const contact = page.getByRole('link', { name: /contact us/i });
  await expect(contact).toHaveAttribute('href', /error=CID1116&desc=Not\+eligible\+to\+begin\+account\+migration$/);
  await expect(contact).toHaveAttribute('target', '_blank');
  await page.goto('/proofing/confirm-account-replacement');
  await visitor.isOn('/proofing/duplicate-nhs-number');
  await page.getByRole('button', { name: logIn }).click();
  await patient.logsInWith('existing-account');
  expect(await mock.calls('/api/login/account-migration')).toHaveLength(0);
});

test('used recently: the page names the account and logs in with it', async ({ patient, page }) => {
  await patient.asksForAMatch('duplicate-active');
  await patient.finds('/proofing/duplicate-nhs-number');
  await page.reload();
  await expect(page.getByText("As you've recently used this account, you cannot create a new one")).toBeVisible();
  await expect(page.getByText('ex••••••@example.com')).toBeVisible();
  const help = page.getByRole('main').getByRole('link', { name: 'opens in a new tab' });
  await expect(help.first()).toHaveAttribute('target', '_blank');
  await page.getByRole('button', { name: logIn }).click();
  await patient.logsInWith('existing-account');
});

test('without a new session the present one logs in, and nothing of the new account stays', async ({ patient, visitor, page, mock }) => {
  await patient.asksForAMatch('duplicate-active');
  await visitor.isOn('/proofing/duplicate-nhs-number');
  await mock.scenario('redirect-to-authorize.no-session-id');
  await page.getByRole('button', { name: logIn }).click();
  await visitor.isOn('/enter-email');
  await expect(page.getByLabel('Email address')).toHaveValue('');
  expect(await patient.stored()).not.toContain(patient.details.nhsNumber);
  await patient.logsInWith('existing-account');
});
