import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../mocks/backend/http/scenario';
import { answer, world } from '../../mocks/server';
import { address, button, byId, expectPage } from '../support/page';
import { openAndSubmit, signIn } from '../support/page-action';
import { recordRequests } from '../support/recorded-requests';
import { sample } from '../support/sample';
import type { Sender } from '../support/senders/sender';
import { senderOf, sendWithAnswer } from '../support/senders/senders';

const first = senderOf('duplicate-email', '/proofing/multiple-emails-found');
const second = senderOf('duplicate-email', '/proofing/reminder-email-sent');
type Page = readonly [path: string, heading: string];
const sent: Page = ['/proofing/reminder-email-sent', 'We have sent you an email reminder'];
const sentAgain: Page = ['/another-reminder-sent', 'We have sent you another email reminder'];
const tooMany: Page = ['/cannot-request-another-reminder', 'You cannot request another reminder'];
const wrong: Page = ['/error', 'Something went wrong'];
const refusal = (status: number, json: object): Answer => ({ status, json });
const reminders = () => world().inbox.filter(({ kind }) => kind === 'email');

describe.each<[string, Sender, Page]>([
  ['the first', first, sent],
  ['another', second, sentAgain],
])('call duplicate-email, %s reminder', (_which, sender, arrival) => {
  it('sends exactly one reminder to each address', async () => {
    const heard = recordRequests('duplicate-email');
    signIn(sender);
    const { account, session } = accountAndSession();
    await openAndSubmit(sender);
    await expectPage(...arrival);
    expect(heard.map(({ body }) => body)).toEqual([{ account_id: account.id, duplicateNhsNumberReminder: true }]);
    expect(heard[0]?.headers.get('session_id')).toBe(session.id);
    expect(
      reminders()
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['first-account@example.com', 'second-account@example.com']);
  });

  it('sends one reminder for a double click', async () => {
    signIn(sender);
    const { user } = await openAndSubmit({ ...sender, press: undefined });
    await user.dblClick(button(sender.press ?? ''));
    await expectPage(...arrival);
    expect(reminders()).toHaveLength(2);
  });

  it.each<[string, Answer, Page]>(
    sample(
      [
        ['429', refusal(429, { error: 'Too many reminders' }), tooMany],
        ['429 that says nothing', refusal(429, {}), tooMany],
        ['400', refusal(400, { error: 'Invalid request' }), wrong],
        ['404', refusal(404, { error: 'Too many reminders' }), wrong],
        ['500', refusal(500, { message: 'Internal server error' }), wrong],
        ['504', refusal(504, {}), wrong],
        ['a session that has ended', refusal(401, { message: 'Unauthorized' }), ['/session-timeout', 'We have logged you out']],
      ],
      4,
    ),
  )('shows, for a reminder answered with %s, the page %j', async (_what, given, page) => {
    const { exits } = await sendWithAnswer(sender, given);
    await expectPage(...page);
    expect(exits).toEqual([]);
  });
});

describe('reminders within an hour', () => {
  it('allows two reminders an hour', async () => {
    signIn(first);
    const { user } = await openAndSubmit(first);
    await expectPage(...sent);
    await user.click(button('Request a new reminder'));
    await expectPage(...sentAgain);
    window.history.back();
    await expectPage(...sent);
    await user.click(button('Request a new reminder'));
    await expectPage(...tooMany);
    expect(reminders()).toHaveLength(4);
  });
});

describe('spinner of the first reminder', () => {
  it.each<[string, Answer | undefined, string]>([
    ['that is sent', undefined, sent[0]],
    ['that is refused', refusal(429, {}), tooMany[0]],
  ])('shows the reminder spinner for a second, %s, however quick the answer', async (_what, given, next) => {
    signIn(first);
    if (given) answer({ call: 'POST /api/login/duplicate-accounts-email', answer: given });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await openAndSubmit(first);
    await waitFor(() => expect(world().calls[0]?.status).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(600);
    expect(address()).toBe(first.from);
    expect(byId('maincontent')).toHaveAttribute('aria-busy', 'true');
    await vi.advanceTimersByTimeAsync(500);
    await expectPage(next);
  });
});

/** The newest visit. */
function accountAndSession() {
  const session = [...world().sessions.values()].at(-1);
  const account = world().accounts.find(({ id }) => id === session?.accountId);
  if (!session || !account) throw new Error('Nobody is signed in');
  return { session, account };
}
