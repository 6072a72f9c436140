import { emailOf } from '../../mocks/people/personas';
import { expectAccessible } from '../support/accessible';
import { tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

const newAccount = 'Continue with your new account';
const mustConfirm = 'Confirm that you want to continue with a new NHS account and delete your existing one';

test('a new account in the place of the old one, with the keyboard alone: confirmed, proven, and handed over', async ({
  patient,
  visitor,
  page,
  mock,
}) => {
  const box = page.getByRole('checkbox', { name: 'I understand that continuing with my new NHS account' });
  const presses = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  await patient.asksForAMatch('duplicate-eligible');
  await patient.finds('/proofing/duplicate-nhs-number');
  await expect(page.getByText('ex••••••@example.com')).toBeVisible();
  await expect(page.getByText('Only if you no longer have access to this email address')).toBeVisible();
  await presses('Continue');
  await visitor.seesError('Select an option to continue');
  await expectAccessible(page);
  await tabTo(page, page.getByRole('radio', { name: 'Log in to your existing account' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: newAccount })).toBeChecked();
  await presses('Continue');

  await patient.finds('/proofing/confirm-account-replacement');
  await expect(page.getByText('Wait up to 48 hours')).toBeVisible();
  await page.reload();
  await presses('Continue');
  await visitor.seesError('There is a problem', mustConfirm);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await presses('Continue');

  await patient.provesWhoTheyAre();
  await patient.agreesAndIsHandedOver();
  const [replaced] = await mock.calls('/api/login/account-migration');
  const { nhsNumber, dob, postcode } = patient.details;
  const ids = { account_id: 'account-duplicate-eligible', nhs_number: nhsNumber };
  expect(replaced?.body).toEqual({ ...ids, date_of_birth: dob, postcode });
  expect((await mock.emails()).map(({ to }) => to)).toEqual([emailOf('existing-account'), emailOf('existing-account')]);
});
