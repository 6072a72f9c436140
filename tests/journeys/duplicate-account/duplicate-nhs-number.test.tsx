import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import { byNumber, foundDuplicate, openProofing } from '../../support/open-proofing';
import { address, button, expectPage, expectRefusal, lastParagraph, link } from '../../support/page';
import { chooseAndContinue } from '../../support/proofing-steps';

const page = '/proofing/duplicate-nhs-number';
const one = 'ws••••••@example.com';
const other = 'ab••••••@example.com';
const eligible = { account_migration: true, eligible_for_account_migration_journey: true };
const barred = { account_migration: true, eligible_for_account_migration_journey: false };

const off = foundDuplicate({ email: [one] });
const replaceOne = foundDuplicate({ ...eligible, email: [one] });
const replaceSeveral = foundDuplicate({ ...eligible, email: [one, other] });
const notEligible = foundDuplicate({ ...barred, email: [one] });
const active = foundDuplicate({ ...barred, email: [one], ineligibility_reason: 'active_account' });

async function open(event: UnknownAction) {
  const visited = await openProofing(page, [...byNumber, event]);
  await expectPage(page, 'You already have an NHS account');
  return visited;
}
const options = () =>
  screen.queryAllByRole('radio').map((radio) => [(radio as HTMLInputElement).value, (radio as HTMLInputElement).labels?.[0]?.textContent]);
const main = () => within(screen.getByRole('main'));
const items = () =>
  main()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe.each([
  ['that cannot be replaced', off],
  ['that can', replaceOne],
  ['that cannot yet', notEligible],
  ['that is in use', active],
])('page of another account %s', (_which, event) => {
  it('shows where to get medical help on the page of another account', async () => {
    await open(event);
    expect(screen.getByText(/do not need NHS login to get care/)).toBeVisible();
    expect(link(/^111 online/)).toHaveAttribute('href', 'https://111.nhs.uk');
    expect(screen.getByText(/Call 999/)).toBeVisible();
  });

  it('reloads the page of another account when the browser restores it', async () => {
    const { exits } = await open(event);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(exits).toEqual([]);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(exits).toEqual(['reload']);
  });
});

it.each([
  ['without details', off],
  ['with migration off', foundDuplicate({ account_migration: false, email: [one] })],
  [
    'with migration off and other details',
    foundDuplicate({ email: [one], eligible_for_account_migration_journey: true, ineligibility_reason: 'active_account' }),
  ],
])('offers help with the email address or a login, and shows no address, when the account cannot be replaced: %s', async (_what, event) => {
  await open(event);
  expect(options()).toEqual([
    ['duplicate-nhs-email-hint', 'Get help finding the email address linked to this account'],
    ['duplicate-nhs-no-try-login', 'Log in with the email address linked to this account'],
  ]);
  expect(screen.queryByText(one)).not.toBeInTheDocument();
});

describe.each([
  ['of one address', replaceOne, [one], 'Log in to your existing account'],
  ['of several addresses', replaceSeveral, [one, other], 'Log in to one of your existing accounts'],
  ['of no address that is known', foundDuplicate(eligible), [], 'Log in to your existing account'],
] as const)('other account that can be replaced, %s', (_what, event, emails, logIn) => {
  it('shows the address of the other account, and offers a login or the new account', async () => {
    await open(event);
    expect(items()).toEqual([...emails]);
    expect(options()).toEqual([
      ['duplicate-nhs-no-try-login', logIn],
      ['duplicate-nhs-account-replacement-new-account', 'Continue with your new account'],
    ]);
    expect(screen.getByLabelText('Continue with your new account')).toHaveAccessibleDescription(/Only if you no longer have access/);
  });

  it('continues from the page of another account to the replacement', async () => {
    const { user } = await open(event);
    await chooseAndContinue({ user }, 'Continue with your new account');
    await expectPage('/proofing/confirm-account-replacement', 'Continue with your new account');
  });
});

it.each([
  ['with migration off', off, 'Select what you want to do'],
  ['where migration is on', replaceOne, 'Select an option to continue'],
  ['where migration is on, with several addresses', replaceSeveral, 'Select an option to continue'],
])('requires a choice on the page of another account %s', async (_what, event, sentence) => {
  const { user } = await open(event);
  await user.click(button('Continue'));
  await expectRefusal(user, 'choice-1', sentence, { group: true });
  expect(address()).toBe(page);
});

it.each([
  ['without a reason', notEligible],
  ['with an unknown reason', foundDuplicate({ ...barred, email: [one], ineligibility_reason: 'too_many_accounts' })],
])('shows why the account cannot be replaced, and quotes CID1116 with a link to the help centre: %s', async (_what, event) => {
  await open(event);
  expect(options()).toEqual([]);
  expect(screen.getByText(/not eligible to continue with a new account at this time/)).toBeVisible();
  const contact = 'https://help.login.nhs.uk/contact?error=CID1116&desc=Not+eligible+to+begin+account+migration';
  expect(lastParagraph()).toHaveTextContent('Reference: CID1116. If you contact us, give this code:');
  expect(link(/contact us through the help centre/)).toHaveAttribute('href', contact);
});

it('shows that the other account was used recently', async () => {
  await open(active);
  expect(options()).toEqual([]);
  expect(screen.getByText("As you've recently used this account, you cannot create a new one.")).toBeVisible();
  expect(screen.getByText(one)).toBeVisible();
  expect(button('Log in to your existing account')).toBeEnabled();
  const help = main()
    .getAllByRole('link', { name: /help/i })
    .map((found) => found.getAttribute('href'));
  expect(help).toEqual(['/redirect-to-help-centre', 'https://help.login.nhs.uk']);
  expect(screen.queryByText(/CID1116/)).not.toBeInTheDocument();
});
