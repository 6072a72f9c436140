import { act, screen } from '@testing-library/react';
import { until as timeUntil } from '@/deadlines/deadline';
import { SESSION_HOURS } from '@/limits-and-durations';
import { startClock } from '@/session/clock';
import { emailEntered, securityCodeAccepted } from '@/state/events';
import { minute } from '../../../mocks/backend/clock';
import { emailOf } from '../../../mocks/people/personas';
import { answer, codeSentTo } from '../../../mocks/server';
import { sessionBegun } from '../../../mocks/situation/situation';
import {
  advanceClock,
  announcements,
  button,
  expectPage,
  fillAndContinue,
  link,
  lockEndedText,
  lockText,
  now,
  openVariant,
  paragraphWithText,
  performAction,
  retryButton,
  signIn,
  stopClockAt,
  unloadDocument,
  visit,
  newPassword,
} from '../../support/user';

describe('times of a reset link, an emailed code and a change of phone number', () => {
  const now = new Date(2026, 10, 23, 15, 12, 20).getTime();
  const until = (time: string) => screen.findByText(`It works until ${time}.`);

  stopClockAt(now);

  it('shows that a reset link works until an hour after the request, also after a reload', async () => {
    document.cookie = 'aws-waf-token=1; path=/';
    const visited = await visit('/forgotten-password', { persona: 'mobile' });
    vi.setSystemTime(now - 1);
    await performAction(visited, { typed: { 'Email address': 'mobile@example.com' }, clicked: 'Continue' });
    await expectPage('/check-email');
    // The session began with the previous page, so it ends in the same minute.
    expect(await until('4:12pm')).toBeVisible();
    await unloadDocument();
    vi.setSystemTime(now + 10 * minute);
    await visit('/check-email');
    expect(await until('4:12pm')).toBeVisible();
    advanceClock(50 * minute);
    expect(screen.getByText('It worked until 4:12pm.')).toBeVisible();
  });

  it('shows that an emailed code works no longer than the session', async () => {
    const action = { from: '/register/create-password', persona: 'new-user', upTo: 'password' } as const;
    signIn(action);
    await visit('/register/enter-email', { events: [emailEntered('new-user@example.com')] });
    await unloadDocument();
    vi.setSystemTime(now + (SESSION_HOURS * 60 - 40) * minute);
    const visited = await visit(action.from);
    await performAction(visited, { typed: { Password: newPassword }, clicked: 'Continue' });
    await expectPage('/register/check-email');
    expect(await until(timeUntil(now + SESSION_HOURS * 60 * minute))).toBeVisible();
  });

  it.each([
    ['mobile', 'change-number', '07700 900222', '+447700900222'],
    ['landline', 'change-landline', '01632 960222', '+441632960222'],
  ] as const)('shows for a changed %s number from when the user can log in with it', async (kind, persona, number, sentTo) => {
    const path = `/recovery/change-${kind}/enter-${kind}`;
    const visited = await visit(path, { persona, upTo: 'password', events: [emailEntered(`${persona}@example.com`)] });
    await performAction(visited, { typed: { [`New UK ${kind} number`]: number }, clicked: 'Continue' });
    await expectPage(`/enter-${kind}-code`);
    await fillAndContinue(visited.user, 'otp-input', codeSentTo(sentTo));
    await expectPage(path, 'You have asked to change your phone number');
    const pattern =
      /^You can log in with .* from 3:13pm on Tuesday 24 November\. Until then use your old number\. If you do not have that phone, contact us/;
    const sentence = () => screen.getByText((_text, element) => element?.tagName === 'P' && pattern.test(element.textContent));
    expect(sentence()).toHaveTextContent('•••••••0222');
    await unloadDocument();
    vi.setSystemTime(now + 30 * minute);
    await visit(path, { state: { changePending: true } });
    expect(sentence()).toHaveTextContent('•••••••0222');
  });

  it('shows no time for a change of phone number that began earlier', async () => {
    answer({ call: 'POST /api/login/change-mobile', answer: { status: 409, json: { error: 'Pending phone number change' } } });
    const events = [emailEntered('change-number@example.com')];
    const visited = await visit('/recovery/change-mobile/enter-mobile', { persona: 'change-number', upTo: 'password', events });
    await performAction(visited, { typed: { 'New UK mobile number': '07700 900222' }, clicked: 'Continue' });
    await expectPage('/recovery/change-mobile/enter-mobile', 'You have asked to change your phone number');
    expect(screen.getByText('To keep your account safe, a change takes 24 hours. After that, log in with your new number.')).toBeVisible();
  });
});

describe('locks of links', () => {
  stopClockAt(now);
  const refusedLink = async () => {
    answer('forgot-password.reset-attempts-exceeded');
    const { user } = await visit('/forgotten-password', { persona: 'mobile', events: [emailEntered(emailOf('mobile'))] });
    await user.click(button('Continue'));
    await expectPage('/reset/attempts-exceeded');
  };

  it('ends a lock on reset links 15 minutes after the refusal at the latest, also after a reload', async () => {
    await refusedLink();
    const asks = paragraphWithText('You have tried to reset your password too many times. Please wait before you try again.');
    expect(screen.getByText(asks)).toBeVisible();
    expect(screen.getByText(lockText('3:53pm', 15))).toBeVisible();
    await unloadDocument();
    advanceClock(6 * minute);
    await visit('/reset/attempts-exceeded');
    expect(screen.getByText(lockText('3:53pm', 9))).toBeVisible();
    expect(retryButton()).not.toBeInTheDocument();
    advanceClock(9 * minute);
    expect(announcements()).toEqual([lockEndedText]);
    expect(screen.getByText('You have tried to reset your password too many times.')).toBeVisible();
    expect(retryButton()).toHaveAttribute('href', '/forgotten-password');
  });

  const refusedReminder = async () => {
    const visited = await openVariant('proofing/reminder-email-sent.usual');
    // Uses the clock of the page, because the variant sets its own.
    startClock();
    answer('duplicate-email.too-many-reminders');
    await visited.user.click(button('Request a new reminder'));
    await expectPage('/cannot-request-another-reminder');
    return visited;
  };

  it('ends a lock on reminders an hour after the refusal at the latest, also after a sleep of two hours', async () => {
    await refusedReminder();
    const asks = 'You have asked for an email reminder too many times. Wait 1 hour before you ask again.';
    expect(screen.getByText(asks)).toBeVisible();
    expect(screen.getByText('You can try again at 4:38pm (in about 1 hour).')).toBeVisible();
    await unloadDocument();
    advanceClock(51 * minute);
    await visit('/cannot-request-another-reminder');
    expect(screen.getByText(lockText('4:38pm', 9))).toBeVisible();
    advanceClock((SESSION_HOURS + 1) * 60 * minute);
    expect(announcements()).toEqual([lockEndedText]);
    expect(screen.queryByText(asks)).not.toBeInTheDocument();
    // The session is over by then, so only the link to the client service remains.
    expect(retryButton()).not.toBeInTheDocument();
    expect(link('Go to Example health service')).toBeVisible();
  });

  it('links back to the reminder after its lock when the session was renewed', async () => {
    const { store } = await refusedReminder();
    advanceClock(30 * minute);
    act(() => void store.dispatch(sessionBegun()));
    act(() => void store.dispatch(securityCodeAccepted({ isDuplicatePhoneNumber: false })));
    advanceClock(30 * minute);
    expect(retryButton()).toHaveAttribute('href', '/proofing/multiple-emails-found');
  });
});
