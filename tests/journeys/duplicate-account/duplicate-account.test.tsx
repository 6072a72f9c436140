import { screen, waitFor } from '@testing-library/react';
import { world } from '../../../mocks/server';
import {
  address,
  button,
  byId,
  byNumber,
  clickBack,
  errorSummary,
  expectPage,
  fillAndContinue,
  foundDuplicate,
  openProofing,
  unloadDocument,
  visit,
} from '../../support/user';

const page = '/proofing/duplicate-nhs-number';
const several = '/proofing/multiple-emails-found';
const replacement = '/proofing/confirm-account-replacement';
const [one, other] = ['ws••••••@example.com', 'ab••••••@example.com'];
const barred = { account_migration: true, eligible_for_account_migration_journey: false, email: [one] };
const eligible = { ...barred, eligible_for_account_migration_journey: true };

it.each([
  ['cannot be replaced', { email: [one] }],
  ['can be replaced', eligible],
  ['cannot be replaced yet', barred],
  ['is in use', { ...barred, ineligibility_reason: 'active_account' }],
])('reloads the page of another account that %s when the browser restores it', async (_which, refusal) => {
  const { exits } = await openProofing(page, [...byNumber, foundDuplicate(refusal)]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(exits).toEqual([]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(exits).toEqual(['reload']);
});

it('shows where to get medical help without the account', async () => {
  await openProofing(page, [...byNumber, foundDuplicate({ email: [one] })]);
  expect(screen.getByText(/do not need NHS login to get care/)).toBeVisible();
  expect(screen.getByText(/Call 999/)).toBeVisible();
});

it('treats another account with an unknown reason as one that cannot be replaced', async () => {
  await openProofing(page, [...byNumber, foundDuplicate({ ...barred, ineligibility_reason: 'too_many_accounts' })]);
  expect(screen.getByText(/not eligible to continue with a new account at this time/)).toBeVisible();
});

it('offers no replacement of another account while migration is off, for any answer of the server', async () => {
  await openProofing(page, [
    ...byNumber,
    foundDuplicate({ ...eligible, account_migration: false, ineligibility_reason: 'active_account' }),
  ]);
  expect(screen.getByLabelText('Log in with the email address linked to this account')).toBeVisible();
  expect(screen.queryByLabelText('Continue with your new account')).not.toBeInTheDocument();
});

it.each([
  ['one', [one], '/proofing/email-address-found'],
  ['several', [one, other], several],
  ['no', [], several],
])('shows the help for an account with %s email address, and links back', async (_number, email, path) => {
  const { user } = await openProofing(page, [foundDuplicate({ email })]);
  await user.click(screen.getByLabelText('Get help finding the email address linked to this account'));
  await user.click(button('Continue'));
  await expectPage(path);
  expect(world().calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await clickBack(user);
  await expectPage(page, 'You already have an NHS account');
});

it('opens the help centre in a new tab instead of reminders, and accepts another choice', async () => {
  const { user, exits } = await openProofing(several, [foundDuplicate({ email: [one, other] })]);
  await user.click(byId('choice-2'));
  await user.click(button('Continue'));
  await waitFor(() => expect(exits).toEqual(['new tab /redirect-to-help-centre']));
  expect(address()).toBe(several);
  expect(button('Continue')).toBeEnabled();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
});

it('shows on /redirect-to-help-centre a spinner for a second, then leaves for the section on existing accounts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { exits } = await visit('/redirect-to-help-centre');
  await expectPage('/redirect-to-help-centre', 'Connecting');
  await vi.advanceTimersByTimeAsync(700);
  expect(exits).toEqual([]);
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await vi.advanceTimersByTimeAsync(400);
  expect(exits).toEqual(['https://help.login.nhs.uk/error-messages-support#there-is-already-an-account-linked-to-my-details']);
});

describe('/proofing/confirm-account-replacement', () => {
  const open = () => openProofing(replacement, [...byNumber, foundDuplicate(eligible)]);

  it('links back to the page of the other account', async () => {
    const { user } = await open();
    await clickBack(user, 'Back to: You already have an NHS account');
    await expectPage(page, 'You already have an NHS account');
  });

  it('refuses the confirmation of a replacement when its box was ticked and cleared', async () => {
    const { user } = await open();
    await user.click(byId('understood'));
    await user.click(byId('understood'));
    await user.click(button('Continue'));
    await errorSummary();
    expect(address()).toBe(replacement);
  });

  it('refuses after a reload to replace the account with details that another tab has changed', async () => {
    await open();
    await unloadDocument();
    // Acts as another tab.
    const other = await visit('/proofing/know-nhs-number');
    await fillAndContinue(other.user, 'nhsNumber', '999 000 0026');
    await expectPage('/proofing/enter-dob');
    await unloadDocument();
    await visit(replacement);
    await expectPage('/proofing/find-nhs-record', 'Help us find your NHS record');
    expect(world().calls.filter(({ path }) => path === '/api/login/account-migration')).toEqual([]);
  });
});
