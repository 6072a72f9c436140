import { emailOf } from '../../mocks/people/personas';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test.describe('reminder of an email address', () => {
  const findIt = 'Get help finding the email address linked to this account';

  /** The help centre is on another host, so an empty page replaces it. */
  test.use({ tolerated: /^request to another host: https:\/\/help\.login\.nhs\.uk\// });
  const existingAccount = 'https://help.login.nhs.uk/error-messages-support#there-is-already-an-account-linked-to-my-details';

  test.beforeEach(async ({ context }) => {
    await context.route('https://help.login.nhs.uk/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Help</title>' }),
    );
  });

  test('sends two reminders to each address, and refuses the third for an hour', async ({ patient, visitor, page, mock }) => {
    const both = [emailOf('first-account'), emailOf('second-account')];
    const reminded = async () => (await mock.emails()).map(({ to }) => to).sort();
    const logIn = page.getByRole('link', { name: 'Log in with your existing account' });
    const asksAgain = () => page.getByRole('button', { name: 'Request a new reminder' }).click();
    await patient.asksForAMatch('duplicate-several');
    await visitor.isOn('/proofing/duplicate-nhs-number');
    await visitor.chooses(findIt);
    await visitor.isOn('/proofing/multiple-emails-found');
    await visitor.continues();
    await visitor.seesError('Select what you want to do');
    await expectAccessible(page);
    await visitor.chooses('Get an email reminder');
    await patient.finds('/proofing/reminder-email-sent');
    expect(await reminded()).toEqual(both);
    await page.reload();
    await patient.finds('/proofing/reminder-email-sent');
    await expect(page.getByText('spam or junk folder')).toBeVisible();
    await expect(logIn).toHaveAttribute('href', '/enter-email');
    expect(await reminded()).toEqual(both);

    await asksAgain();
    await patient.finds('/another-reminder-sent');
    await expect(page.getByRole('button', { name: 'Log in with your existing account' })).toHaveAttribute('href', '/enter-email');
    expect(await reminded()).toEqual([...both, ...both].sort());

    await page.goBack();
    await visitor.isOn('/proofing/reminder-email-sent');
    await asksAgain();
    await patient.finds('/cannot-request-another-reminder');
    await expect(page.getByText('Wait 1 hour')).toBeVisible();
    expect(await mock.emails()).toHaveLength(4);
    expect((await mock.calls('/api/login/duplicate-accounts-email')).map(({ status }) => status)).toEqual([429, 200, 200]);

    await logIn.click();
    await patient.logsInWith('second-account');
  });

  test('opens the help centre in a new tab for a user without access to the email address', async ({ patient, visitor, page }) => {
    await patient.asksForAMatch('duplicate');
    await visitor.chooses(findIt);
    await visitor.isOn('/proofing/email-address-found');
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'I do not have access to this email address (opens in a new tab)' }).click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Connecting');
    await expect(tab).toHaveURL(existingAccount);
    await visitor.isOn('/proofing/email-address-found');
  });

  test('shows none of several email addresses, and opens the help centre in a new tab', async ({ patient, visitor, page }) => {
    await patient.asksForAMatch('duplicate-several');
    await visitor.isOn('/proofing/duplicate-nhs-number');
    await visitor.chooses(findIt);
    await patient.finds('/proofing/multiple-emails-found');
    await expect(page.getByRole('main')).not.toContainText('•');
    const opened = page.waitForEvent('popup');
    await visitor.chooses('I do not have access to these email addresses');
    const tab = await opened;
    await expect(tab).toHaveURL(existingAccount);
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await visitor.isOn('/proofing/duplicate-nhs-number');
  });
});
