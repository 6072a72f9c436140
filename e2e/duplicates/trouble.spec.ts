import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test.describe('trouble', { tag: '@long' }, () => {
  const unreachable = 'We could not reach the service';

  test('a dead network at another proof, at a replacement and at the log-in: the page stays, and works again', async ({
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

  test('a dead network at both reminders: the page stays, and works again', async ({ patient, visitor, page, mock }) => {
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
