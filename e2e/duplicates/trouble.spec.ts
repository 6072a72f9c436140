import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test.describe('network failure of a duplicate account', { tag: '@long' }, () => {
  const unreachable = 'Sorry, that did not work';

  test('stays on the page after a network failure of another proof, a replacement and a log-in, and retries', async ({
    patient,
    visitor,
    page,
    mock,
  }) => {
    await patient.asksForAMatch('duplicate-eligible');
    await visitor.isOn('/proofing/duplicate-nhs-number');
    await mock.scenario('redirect-to-authorize.dead');
    await visitor.chooses('Log in to your existing account');
    await visitor.seesError(unreachable);
    await expect(page.getByRole('radio', { name: 'Log in to your existing account' })).toBeChecked();
    await page.goto('/proofing/confirm-your-details');
    await mock.scenario('record-failure.dead');
    await visitor.continues();
    await visitor.seesError(unreachable);
    await page.goto('/proofing/confirm-account-replacement');
    await page.getByRole('checkbox').check();
    await mock.scenario('account-migration.dead');
    await visitor.continues();
    await visitor.seesError(unreachable);
    await expect(page.getByRole('checkbox')).toBeChecked();
    await mock.scenario();
    await visitor.continues();
    await patient.provesWhoTheyAre();
    await patient.agreesAndIsHandedOver();
  });

  test('stays on the page after a network failure of both reminders, and retries', async ({ patient, visitor, page, mock }) => {
    await patient.asksForAMatch('duplicate-several');
    await visitor.isOn('/proofing/duplicate-nhs-number');
    await page.goto('/proofing/multiple-emails-found');
    await mock.scenario('duplicate-email.dead');
    await visitor.chooses('Get an email reminder');
    await visitor.seesError(unreachable);
    await mock.scenario();
    await visitor.continues();
    await visitor.isOn('/proofing/reminder-email-sent');
    await mock.scenario('duplicate-email.dead');
    await page.getByRole('button', { name: 'Request a new reminder' }).click();
    await visitor.seesError(unreachable);
    await expectAccessible(page);
    await mock.scenario();
    await page.getByRole('button', { name: 'Request a new reminder' }).click();
    await visitor.isOn('/another-reminder-sent');
    expect(await mock.emails()).toHaveLength(4);
  });
});
