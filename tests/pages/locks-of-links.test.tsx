import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startClock } from '@/session/clock';
import { emailEntered, securityCodeAccepted } from '@/state/events';
import { minute } from '../../mocks/backend/clock';
import { emailOf } from '../../mocks/people/personas';
import { answer } from '../../mocks/server';
import { sessionBegun } from '../../mocks/situation/session-begun';
import { announced } from '../support/announced';
import { again, now, over, wait } from '../support/locks';
import { openVariant } from '../support/open-variant';
import { arriveAt, button, link, sentence } from '../support/page';
import { type PageAction, send, signIn } from '../support/page-action';
import { pass } from '../support/time-passes';
import { depart, visit } from '../support/visit';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  startClock();
});
const known = [emailEntered(emailOf('mobile'))];
const asksForLink: PageAction = { from: '/forgotten-password', upTo: 'arrival', events: known, press: 'Continue' };
describe('a lock on links that reset a password', () => {
  const refusedLink = async () => {
    signIn(asksForLink);
    answer('forgot-password.reset-attempts-exceeded');
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
    answer('duplicate-email.too-many-reminders');
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
