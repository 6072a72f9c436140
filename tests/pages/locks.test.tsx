import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startClock } from '@/session/clock';
import { emailEntered, securityCodeAccepted } from '@/state/events';
import { sessionBegun } from '@/state/moments';
import { minute } from '../../mocks/backend/clock';
import { emailOf } from '../../mocks/people/personas';
import { answer, world } from '../../mocks/server';
import { openVariant } from '../support/open-variant';
import { arriveAt, button, fill, link, sentence } from '../support/page';
import { type PageAction, send, signIn } from '../support/page-action';
import { depart, visit } from '../support/visit';

const now = new Date(2026, 10, 23, 15, 37, 20).getTime();
const pass = (milliseconds: number) =>
  act(() => {
    vi.setSystemTime(Date.now() + milliseconds);
    window.dispatchEvent(new Event('focus'));
  });
const wait = (time: string, minutes: number) => `You can try again at ${time} at the latest (in about ${minutes} minutes).`;
const over = 'You can try again now';
const again = () => screen.queryByRole('button', { name: 'Try again' });
/** The texts that a screen reader announces by itself. */
const announced = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent)
    .filter(Boolean);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  startClock();
});

const known = [emailEntered(emailOf('mobile'))];
const password: PageAction = { from: '/log-in-password', upTo: 'arrival', events: known, typed: { Password: 'wrong' }, press: 'Continue' };

const asksForLink: PageAction = { from: '/forgotten-password', upTo: 'arrival', events: known, press: 'Continue' };

async function refusedPassword() {
  signIn(password);
  answer('password.attempts-exceeded');
  const visited = await send(password);
  await arriveAt('/password-attempts-exceeded');
  return visited;
}

describe('a lock of which the server says no end', () => {
  it('ends 15 minutes after the refusal at the latest, and then shows the way back', async () => {
    const { user } = await refusedPassword();
    expect(screen.getByText(wait('3:53pm', 15))).toBeVisible();
    pass(6 * minute);
    expect(screen.getByText(wait('3:53pm', 9))).toBeVisible();
    pass(9 * minute - 1000);
    expect([again(), announced()]).toEqual([null, []]);
    pass(1000);
    expect(announced()).toEqual([over]);
    await user.click(button('Try again'));
    await arriveAt('/log-in-password');
  });

  it('is not moved by a reload, and its end is not announced again', async () => {
    await refusedPassword();
    await depart();
    pass(12 * minute);
    await visit('/password-attempts-exceeded');
    expect(screen.getByText(wait('3:53pm', 3))).toBeVisible();
    expect(again()).not.toBeInTheDocument();
    await depart();
    pass(3 * minute);
    await visit('/password-attempts-exceeded');
    expect(screen.getByText(over)).toBeVisible();
    expect(announced()).toEqual([]);
  });

  it('is not moved by another try while it runs', async () => {
    await refusedPassword();
    await depart();
    pass(5 * minute);
    const { user } = await visit('/log-in-password');
    await fill(user, 'password-input', 'wrong');
    await user.click(button('Continue'));
    await arriveAt('/password-attempts-exceeded');
    expect(screen.getByText(wait('3:53pm', 10))).toBeVisible();
  });

  it.each([
    ['fast', 3, '12:53pm'],
    ['slow', -3, '6:53pm'],
  ])('is told by the server’s clock on a device that is three hours %s', async (_what, hours, time) => {
    world().clock.advance(-hours * 60 * minute);
    await refusedPassword();
    expect(screen.getByText(wait(time, 15))).toBeVisible();
    pass(15 * minute);
    expect(again()).toBeVisible();
  });

  it('has the way back to the service and help all the time', async () => {
    await refusedPassword();
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: 'Go to Example health service' })).toBeVisible();
    expect(main.getByRole('link', { name: /^Get help/ })).toBeVisible();
  });
});

describe('a lock on links that reset a password', () => {
  const refusedLink = async () => {
    signIn(asksForLink);
    answer('forgot-password.attempts-exceeded');
    await send(asksForLink);
    await arriveAt('/reset/attempts-exceeded');
  };

  it('ends 15 minutes after the refusal at the latest, asks to wait until then, and is not moved by a reload', async () => {
    await refusedLink();
    const asks = sentence('You have tried to reset your password too many times. Please wait before you try again.');
    expect(screen.getByText(asks)).toBeVisible();
    expect(screen.getByText(wait('3:53pm', 15))).toBeVisible();
    await depart();
    pass(6 * minute);
    await visit('/reset/attempts-exceeded');
    expect(screen.getByText(wait('3:53pm', 9))).toBeVisible();
    expect(again()).not.toBeInTheDocument();
    pass(9 * minute);
    expect(announced()).toEqual([over]);
    expect(screen.getByText('You have tried to reset your password too many times.')).toBeVisible();
    expect(again()).toHaveAttribute('href', '/forgotten-password');
  });
});

describe('a lock on reminders', () => {
  const refusedReminder = async () => {
    const visited = await openVariant('proofing/reminder-email-sent.usual');
    // The time of the page: the variant has one of its own.
    startClock();
    answer('duplicate-email.rate-limited');
    await visited.user.click(button('Request a new reminder'));
    await arriveAt('/cannot-request-another-reminder');
    return visited;
  };

  it('ends an hour after the refusal at the latest, also for a laptop that has slept for two', async () => {
    await refusedReminder();
    const asks = 'You have asked for an email reminder too many times. Wait 1 hour before you ask again.';
    expect(screen.getByText(asks)).toBeVisible();
    expect(screen.getByText(wait('4:38pm', 60))).toBeVisible();
    await depart();
    pass(51 * minute);
    await visit('/cannot-request-another-reminder');
    expect(screen.getByText(wait('4:38pm', 9))).toBeVisible();
    pass(120 * minute);
    expect(announced()).toEqual([over]);
    expect(screen.queryByText(asks)).not.toBeInTheDocument();
    // The session is over by then: what is left is the service.
    expect(again()).not.toBeInTheDocument();
    expect(link('Go to Example health service')).toBeVisible();
  });

  it('leads back to the reminder when the session was made longer meanwhile', async () => {
    const { store } = await refusedReminder();
    pass(30 * minute);
    act(() => void store.dispatch(sessionBegun()));
    act(() => void store.dispatch(securityCodeAccepted({ isDuplicatePhoneNumber: false })));
    pass(30 * minute);
    expect(again()).toHaveAttribute('href', '/proofing/multiple-emails-found');
  });
});

it('no button leads out of a session that has ended before the lock', async () => {
  const { store } = await refusedPassword();
  act(() => void store.dispatch({ ...sessionBegun(), meta: { moment: 'session', at: now - 50 * minute, lead: null } }));
  pass(15 * minute);
  expect(announced()).toEqual([over]);
  expect(again()).not.toBeInTheDocument();
});

describe('once it is over, the button leads from', () => {
  it.each([
    ['login-attempts-exceeded.over', '/login'],
    ['password-attempts-exceeded.over', '/log-in-password'],
    ['otp-attempts-exceeded.over', '/enter-mobile-code'],
    ['otp-attempts-exceeded.over-landline', '/get-call-landline'],
    ['otp-attempts-exceeded.over-both', '/choose-authentication-method'],
    ['otp-attempts-exceeded.over-number-not-told', '/log-in-password'],
    ['otp-requests-exceeded.over', '/enter-mobile-code'],
    ['otp-requests-exceeded.over-landline', '/get-call-landline'],
    ['otp-requests-exceeded.over-both', '/choose-authentication-method'],
    ['otp-requests-exceeded.over-number-not-told', '/log-in-password'],
    ['passkey-login-attempts-exceeded.over', '/passkey-enter-email'],
    ['register/attempts-exceeded.over', '/register/enter-email'],
    ['reset/attempts-exceeded.over', '/forgotten-password'],
    ['proofing/p5-pds-limit.over', '/proofing/know-nhs-number'],
    ['proofing/p5-register-attempt.over', '/proofing/know-nhs-number'],
    ['proofing/p5-register-reattempt-lock.over', '/proofing/know-nhs-number'],
  ])('%s to %s', async (variant, path) => {
    const { user } = await openVariant(variant);
    await waitFor(() => expect(again()).toBeVisible());
    await user.click(button('Try again'));
    await arriveAt(path);
  });
});
