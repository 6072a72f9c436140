import { act, screen, waitFor } from '@testing-library/react';
import { emailEntered, failureRecorded, pyiSelected } from '@/state/events';
import { calls } from '../../mocks/backend/http/calls';
import { emailOf } from '../../mocks/people/personas';
import { answersOf } from '../../mocks/screens/proofing-answers';
import { answer, findDuplicate, signInAs, world } from '../../mocks/server';
import { expectConsoleMessage, waitForIdle } from '../support/environment';
import {
  button,
  byId,
  byNumber,
  expectPage,
  fill,
  foundDuplicate,
  link,
  openAndSubmit,
  performAction,
  senderOf,
  sentCalls,
  signIn,
  unloadDocument,
  visit,
} from '../support/user';

/** A form, a button, and a page with a choice. */
const kinds = [senderOf('user-sign-in'), senderOf('trigger-otp', '/get-call-landline'), senderOf('duplicate-email')];

it.each(kinds)('sends one call for repeated clicks, however often the button is clicked: $call from $from', async (sender) => {
  // The call ends with the test.
  if (sender.complaint) expectConsoleMessage(sender.complaint);
  const typed = signIn(sender);
  answer({ call: calls[sender.call], answer: { fault: 'hang' } });
  const { user } = await openAndSubmit(sender, typed);
  const submitButton = button(sender.clicked ?? '');
  await user.dblClick(submitButton);
  await user.keyboard('{Enter}');
  for (const label of Object.keys(typed ?? {})) await user.type(screen.getByLabelText(label), '{Enter}');
  act(() => {
    submitButton.click();
    submitButton.click();
  });
  await waitFor(() => expect(sentCalls(sender)).toHaveLength(1));
  await waitForIdle();
  expect(sentCalls(sender)).toHaveLength(1);
  expect(submitButton).toBeDisabled();
  expect(byId('maincontent')).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByText('Loading')).toBeInTheDocument();
});

it('sends one call for two clicks before React renders', async () => {
  await visit('/enter-email', { persona: 'mobile', events: [emailEntered(emailOf('mobile'))] });
  act(() => {
    button('Continue').click();
    button('Continue').click();
  });
  await expectPage('/log-in-password', 'Enter your password');
  expect(sentCalls(senderOf('account-status'))).toHaveLength(1);
});

it('does not retry by the second click of a double click a call that was refused in between', async () => {
  const password = senderOf('password');
  const typed = signIn(password);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  answer('password.incorrect');
  const opened = await openAndSubmit(password, typed);
  await waitFor(() => expect(sentCalls(password)[0]?.status).toBe(401));
  await vi.advanceTimersByTimeAsync(300);
  expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
  act(() => button('Continue').click());
  await screen.findByText('There is a problem');
  expect(sentCalls(password)).toHaveLength(1);
  await waitFor(() => expect(button('Continue')).toBeEnabled());
  await waitFor(() => expect(byId('password-input')).toHaveFocus());
  await performAction(opened, { typed, clicked: 'Continue' });
  await waitFor(() => expect(sentCalls(password)).toHaveLength(2));
});
const confirm = '/proofing/confirm-your-details';
const replacement = '/proofing/confirm-account-replacement';
const back = () => window.history.back();

describe('call that has succeeded', () => {
  const eligible = [
    ...answersOf('duplicate-eligible', 'number'),
    foundDuplicate({ account_migration: true, eligible_for_account_migration_journey: true, email: ['ex••••••@example.com'] }),
  ];

  /** The browser stays in the app instead of leaving for the proof, and Back returns to the page that sent the call. */
  const staysInTheApp = (persona: 'duplicate-eligible' | 'no-match') => {
    const { account } = signInAs(persona, { upTo: 'identity-token' });
    Object.assign(account ?? {}, { termsUpdateNeeded: true });
  };

  it.each(['Back', 'a reload'])('does not replace the account again after %s', async (how) => {
    staysInTheApp('duplicate-eligible');
    findDuplicate('duplicate-eligible');
    const { user } = await visit(replacement, { events: eligible });
    await user.click(byId('understood'));
    await user.click(button('Continue'));
    await expectPage('/terms-update');
    if (how === 'Back') back();
    else {
      await unloadDocument();
      await visit(replacement);
    }
    await waitFor(() => expect(world().calls.filter(({ path }) => path.endsWith('/authcode'))).toHaveLength(2));
    await expectPage('/terms-update');
    expect(sentCalls(senderOf('account-migration'))).toHaveLength(1);
  });

  it('does not record the same details of a failed match again', async () => {
    staysInTheApp('no-match');
    const visited = await visit(confirm, { events: byNumber });
    await visited.user.click(button('Continue'));
    await expectPage('/terms-update');
    back();
    await expectPage(confirm);
    await visited.user.click(button('Continue'));
    await expectPage('/terms-update');
    expect(sentCalls(senderOf('record-failure'))).toHaveLength(1);
  });

  it('records changed details of a failed match', async () => {
    staysInTheApp('no-match');
    const visited = await visit(confirm, { events: [...byNumber, pyiSelected(), failureRecorded()] });
    await visited.user.click(link(/^Change ?postcode$/));
    await expectPage('/proofing/enter-postcode');
    await fill(visited.user, 'postcode', 'LS1 9ZZ');
    await visited.user.click(button('Continue'));
    await expectPage(confirm);
    await visited.user.click(button('Continue'));
    await expectPage('/terms-update');
    expect(sentCalls(senderOf('record-failure'))).toMatchObject([{ body: { postcode: 'LS1 9ZZ' } }]);
  });
});
