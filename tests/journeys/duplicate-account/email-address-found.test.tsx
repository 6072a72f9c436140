import { screen, waitFor } from '@testing-library/react';
import { world } from '../../../mocks/server';
import { foundDuplicate, openProofing } from '../../support/open-proofing';
import { address, attributesOf, button, byId, clickBack, expectPage, expectRefusal, link } from '../../support/page';
import { visit } from '../../support/visit';

const one = 'ws••••••@example.com';
const other = 'ab••••••@example.com';
const help = 'https://help.login.nhs.uk/error-messages-support#there-is-already-an-account-linked-to-my-details';

it.each([
  ['one', foundDuplicate({ email: [one] }), '/proofing/email-address-found', 'We found your email address'],
  [
    'several',
    foundDuplicate({ email: [one, other] }),
    '/proofing/multiple-emails-found',
    'We found more than one NHS account linked to your details',
  ],
  ['none', foundDuplicate(), '/proofing/multiple-emails-found', 'We found more than one NHS account linked to your details'],
])('shows the help for an account with this number of email addresses: %s', async (_number, event, path, heading) => {
  const { user } = await openProofing('/proofing/duplicate-nhs-number', [event]);
  await user.click(screen.getByLabelText('Get help finding the email address linked to this account'));
  await user.click(button('Continue'));
  await expectPage(path, heading);
  expect(world().calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await clickBack(user);
  await expectPage('/proofing/duplicate-nhs-number', 'You already have an NHS account');
});

describe('page of one email address', () => {
  const path = '/proofing/email-address-found';

  it('shows the masked address of the other account, and opens help in a new tab', async () => {
    await openProofing(path, [foundDuplicate({ email: [one] })]);
    expect(screen.getByText(one)).toBeVisible();
    const noAccess = link(/^I do not have access to this email address/);
    expect(attributesOf(noAccess)).toMatchObject({ href: '/redirect-to-help-centre', target: '_blank', rel: 'noopener noreferrer' });
  });

  it('continues from the found email address to the login', async () => {
    const { user, exits } = await openProofing(path, [foundDuplicate({ email: [one] })]);
    await user.click(button('Continue'));
    await waitFor(() => expect(exits).toEqual(['/enter-email']));
  });
});

describe('page of several email addresses', () => {
  const path = '/proofing/multiple-emails-found';
  const open = () => openProofing(path, [foundDuplicate({ email: [one, other] })]);
  const values = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);

  it('offers a reminder to each of several email addresses, or the help centre', async () => {
    await open();
    expect(values()).toEqual(['multiple-email-addresses-reminder', 'multiple-email-addresses-help-centre']);
    expect(screen.getByLabelText(/reminder, sent to the email addresses linked to these accounts/)).toBeInTheDocument();
    expect(screen.getByLabelText(/help centre \(opens in a new tab\)/)).toBeInTheDocument();
  });

  it('requires a choice between reminders and the help centre', async () => {
    const { user } = await open();
    await user.click(button('Continue'));
    await expectRefusal(user, 'choice-1', 'Select what you want to do', { group: true });
    expect(address()).toBe(path);
  });

  it('opens the help centre in a new tab instead of reminders, and accepts another choice', async () => {
    const { user, exits } = await open();
    await user.click(byId('choice-2'));
    await user.click(button('Continue'));
    await waitFor(() => expect(exits).toEqual(['new tab /redirect-to-help-centre']));
    expect(address()).toBe(path);
    expect(button('Continue')).toBeEnabled();
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  });
});

describe('page of a sent reminder', () => {
  const path = '/proofing/reminder-email-sent';

  it('shows what to do with the reminder and where it may be', async () => {
    await openProofing(path, [foundDuplicate({ email: [one, other] })]);
    await expectPage(path, 'We have sent you an email reminder');
    const steps = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .slice(0, 3);
    expect(steps).toEqual(['Check your email for our reminder.', 'Go back to log in.', 'Enter the email address we sent the reminder to.']);
    expect(screen.getByText(/spam or junk folder/)).toBeVisible();
    expect(button('Request a new reminder')).toBeEnabled();
    expect(link('Log in with your existing account')).toHaveAttribute('href', '/enter-email');
  });

  it.each([
    ['/another-reminder-sent', 'We have sent you another email reminder', button],
    ['/cannot-request-another-reminder', 'You cannot request another reminder', link],
  ])('links to the login from %s', async (address, heading, control) => {
    await visit(address, { persona: 'mobile' });
    await expectPage(address, heading);
    expect(control('Log in with your existing account')).toHaveAttribute('href', '/enter-email');
  });

  it('asks for a wait of an hour after too many reminders', async () => {
    await visit('/cannot-request-another-reminder');
    expect(screen.getByText(/too many times. Wait 1 hour/)).toBeVisible();
  });
});

it('shows on /redirect-to-help-centre a spinner for a second, then leaves for the section on existing accounts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { exits } = await visit('/redirect-to-help-centre');
  await expectPage('/redirect-to-help-centre', 'Connecting');
  await vi.advanceTimersByTimeAsync(700);
  expect(exits).toEqual([]);
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await vi.advanceTimersByTimeAsync(400);
  expect(exits).toEqual([help]);
});

it('quotes CID1119 on /failed-eligibility, links to the help centre with it, and shows where to get medical help', async () => {
  await visit('/failed-eligibility');
  await expectPage('/failed-eligibility', 'You cannot use this NHS account');
  const contact = 'https://help.login.nhs.uk/contact?error=CID1119&desc=Not+eligible+to+complete+account+migration';
  expect(link(/Contact us through the help centre/)).toHaveAttribute('href', contact);
  expect(screen.getByText(/do not need NHS login to get care/)).toBeVisible();
  expect(screen.getByText(/Call 999/)).toBeVisible();
});
