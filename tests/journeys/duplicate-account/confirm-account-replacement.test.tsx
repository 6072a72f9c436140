import { screen, within } from '@testing-library/react';
import { world } from '../../../mocks/server';
import { byNumber, foundDuplicate, openProofing } from '../../support/open-proofing';
import { address, button, byId, clickBack, errorSummary, expectPage, fieldError, fillAndContinue, link } from '../../support/page';
import { unloadDocument, visit } from '../../support/visit';

const page = '/proofing/confirm-account-replacement';
const title = 'Continue with your new account';
const box = 'I understand that continuing with my new NHS account means my old account will be deleted.';
const eligible = { account_migration: true, eligible_for_account_migration_journey: true, email: ['ws••••••@example.com'] };

async function open(refusal: object = {}) {
  const visited = await openProofing(page, [...byNumber, foundDuplicate({ ...eligible, ...refusal })]);
  await expectPage(page, title);
  return visited;
}
const main = () => within(screen.getByRole('main'));
const items = () =>
  main()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('links back to the page of the other account and shows its address', async () => {
  const { user } = await open();
  await clickBack(user, 'Back to: You already have an NHS account');
  await expectPage('/proofing/duplicate-nhs-number', 'You already have an NHS account');
});

it.each([
  ['24 hours if the server returns no time', {}, '24 hours'],
  ['the time that the server returns', { pyi_sla: '5 working days' }, '5 working days'],
])('lists the two steps of a replacement and the wait: %s', async (_what, refusal, wait) => {
  await open(refusal);
  const [prove, checks] = items();
  expect(prove).toMatch(/photo of your ID and a recording of your face.*or.*your GP details/);
  expect(checks).toContain(wait);
  expect(checks).toMatch(/security checks/);
});

it('shows what happens to the existing account after a replacement', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 2, name: /What happens to my existing account\?$/ })).toBeVisible();
  const [, , deleted, emails, moved, notMoved, ...more] = items();
  expect(deleted).toMatch(/delete it after we check your ID and you log in to your new account for the first time/);
  expect(emails).toMatch(/email you before and after/);
  expect(moved).toMatch(/health records, letters and prescriptions/);
  expect(notMoved).toMatch(/lose your messages and saved settings/);
  expect(more).toEqual([]);
});

it('requires the tick that confirms a replacement, and describes its box with its error', async () => {
  const { user } = await open();
  expect(screen.getByLabelText(box)).not.toBeChecked();
  await user.click(button('Continue'));
  const sentence = 'Confirm that you want to continue with a new NHS account and delete your existing one';
  expect(await errorSummary()).toEqual([sentence]);
  expect(screen.getByText(sentence, { selector: '.nhsuk-error-message' })).toBeVisible();
  const described = [fieldError(screen.getByLabelText(box)), ...screen.queryAllByRole('group').map(fieldError)].filter(Boolean);
  expect(described).toEqual([sentence]);
  await user.click(link(sentence));
  expect(byId('understood')).toHaveFocus();
  expect(address()).toBe(page);
  expect(world().calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('refuses the confirmation of a replacement when its box was ticked and cleared', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText(box));
  await user.click(screen.getByLabelText(box));
  await user.click(button('Continue'));
  await errorSummary();
  expect(address()).toBe(page);
});

it.each([
  ['migration is off', foundDuplicate({ email: ['ws••••••@example.com'] })],
  ['it is not eligible', foundDuplicate({ ...eligible, eligible_for_account_migration_journey: false })],
  ['migration is off, although it is eligible', foundDuplicate({ ...eligible, account_migration: false })],
])('redirects to the page of the other account because %s', async (_why, event) => {
  await openProofing(page, [...byNumber, event]);
  await expectPage('/proofing/duplicate-nhs-number', 'You already have an NHS account');
});

it('redirects to the start without another account', async () => {
  await openProofing(page, byNumber);
  await expectPage('/proofing/find-nhs-record', 'Help us find your NHS record');
});

it('refuses after a reload to replace the account with details that another tab has changed', async () => {
  await open();
  await unloadDocument();
  // Acts as another tab.
  const other = await visit('/proofing/know-nhs-number');
  await fillAndContinue(other.user, 'nhsNumber', '999 000 0026');
  await expectPage('/proofing/enter-dob');
  await unloadDocument();
  await visit(page);
  await expectPage('/proofing/find-nhs-record', 'Help us find your NHS record');
  expect(world().calls.filter(({ path }) => path === '/api/login/account-migration')).toEqual([]);
});
