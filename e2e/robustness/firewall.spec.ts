import { expect, test } from '../support/test';

test('a block at the email address: the check is made again after the puzzle', async ({ visitor, page, mock }) => {
  await visitor.arrives();
  await mock.scenario('account-status.firewall');
  await visitor.givesEmail();
  await visitor.provesToBeHuman();
  await visitor.isOn('/log-in-password', 'Enter your password');
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
  await expect(page.getByText('•••••••0338')).toBeVisible();
});
