import { emailOf } from '../../mocks/people/personas';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

const both = [emailOf('first-account'), emailOf('second-account')];

test('a reminder to each address, a second one, and a third that is refused for an hour', async ({ patient, visitor, page, mock }) => {
  const reminded = async () => (await mock.emails()).map(({ to }) => to).sort();
  const logIn = page.getByRole('link', { name: 'Log in with your existing account' });
  const asksAgain = () => page.getByRole('button', { name: 'Request a new reminder' }).click();
  await patient.asksForAMatch('duplicate-several');
  await visitor.isOn('/proofing/duplicate-nhs-number');
  await visitor.chooses('Get help finding the email address linked to this account');
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
  await expect(logIn).toHaveAttribute('href', '/enter-email');
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
