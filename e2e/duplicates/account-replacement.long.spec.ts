import { expect, test } from '../support/test';

test('the way back from the confirmation, and another account after all', async ({ patient, visitor, page, mock }) => {
  await patient.asksForAMatch('duplicate-eligible-several', 'name');
  await patient.finds('/proofing/duplicate-nhs-number');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['fi••••••@example.com', 'se••••••@example.com']);
  await visitor.chooses('Continue with your new account');
  await visitor.isOn('/proofing/confirm-account-replacement');
  await page.getByRole('link', { name: 'Back to: You already have an NHS account' }).click();
  await visitor.isOn('/proofing/duplicate-nhs-number');
  await visitor.chooses('Log in to one of your existing accounts');
  await patient.logsInWith('first-account');
  expect(await mock.calls('/api/login/account-migration')).toHaveLength(0);
});

test('a replacement that is refused, and one without a session, end on a page with a way on', async ({ patient, visitor, page, mock }) => {
  await patient.asksForAMatch('duplicate-eligible');
  await visitor.isOn('/proofing/duplicate-nhs-number');
  for (const [scenario, address] of [
    ['account-migration.not-eligible', '/error'],
    ['account-migration.unauthorised', '/session-timeout'],
  ] as const) {
    await mock.scenario();
    await page.goto('/proofing/confirm-account-replacement');
    await page.getByRole('checkbox').check();
    await mock.scenario(scenario);
    await visitor.continues();
    await visitor.isOn(address);
    await visitor.hasAWayOn();
  }
  expect(await mock.emails()).toHaveLength(0);
});
