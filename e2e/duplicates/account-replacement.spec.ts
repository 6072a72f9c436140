import { emailOf } from '../../mocks/people/personas';
import { expectAccessible } from '../support/accessible';
import { activateButton, tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

const newAccount = 'Continue with your new account';
const mustConfirm = 'Confirm that you want to continue with a new NHS account and delete your existing one';

test(
  'replaces an old account with the keyboard alone: confirmation, proof and hand-over',
  { tag: '@quick' },
  async ({ visitor, page, mock }) => {
    const box = page.getByRole('checkbox', { name: 'I understand that continuing with my new NHS account' });
    await visitor.asksForAMatch('duplicate-eligible');
    await visitor.isOn('/proofing/duplicate-nhs-number');
    await expect(page.getByText('ex••••••@example.com')).toBeVisible();
    await expect(page.getByText('Only if you no longer have access to this email address')).toBeVisible();
    await activateButton(page, 'Continue');
    await visitor.seesError('Select an option to continue');
    await expectAccessible(page);
    await tabTo(page, page.getByRole('radio', { name: 'Log in to your existing account' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: newAccount })).toBeChecked();
    await activateButton(page, 'Continue');

    await visitor.isOn('/proofing/confirm-account-replacement');
    await expect(page.getByText('Wait up to 48 hours')).toBeVisible();
    await page.reload();
    await activateButton(page, 'Continue');
    await visitor.seesError('There is a problem', mustConfirm);
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(box).toBeFocused();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    await activateButton(page, 'Continue');

    await visitor.provesWhoTheyAre();
    await visitor.agreesAndIsHandedOver();
    const [replaced] = await mock.calls('/api/login/account-migration');
    const { nhsNumber, dob, postcode } = visitor.details;
    const ids = { account_id: 'account-duplicate-eligible', nhs_number: nhsNumber };
    expect(replaced?.body).toEqual({ ...ids, date_of_birth: dob, postcode });
    expect((await mock.emails()).map(({ to }) => to)).toEqual([emailOf('existing-account'), emailOf('existing-account')]);
  },
);
