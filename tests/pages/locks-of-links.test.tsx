import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startClock } from '@/session/clock';
import { emailEntered, securityCodeAccepted } from '@/state/events';
import { minute } from '../../mocks/backend/clock';
import { emailOf } from '../../mocks/people/personas';
import { answer } from '../../mocks/server';
import { sessionBegun } from '../../mocks/situation/session-begun';
import { advanceClock } from '../support/advance-clock';
import { announcements } from '../support/announcements';
import { lockEndedText, lockText, now, retryButton } from '../support/locks';
import { openVariant } from '../support/open-variant';
import { button, expectPage, link, paragraphWithText } from '../support/page';
import { openAndSubmit, type PageAction, signIn } from '../support/page-action';
import { unloadDocument, visit } from '../support/visit';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  startClock();
});
const known = [emailEntered(emailOf('mobile'))];
const asksForLink: PageAction = { from: '/forgotten-password', upTo: 'arrival', events: known, press: 'Continue' };
describe('lock on reset links', () => {
  const refusedLink = async () => {
    signIn(asksForLink);
    answer('forgot-password.reset-attempts-exceeded');
    await openAndSubmit(asksForLink);
    await expectPage('/reset/attempts-exceeded');
  };

  it('ends 15 minutes after the refusal at the latest, also after a reload', async () => {
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
});

describe('lock on reminders', () => {
  const refusedReminder = async () => {
    const visited = await openVariant('proofing/reminder-email-sent.usual');
    // The time of the page: the variant has one of its own.
    startClock();
    answer('duplicate-email.too-many-reminders');
    await visited.user.click(button('Request a new reminder'));
    await expectPage('/cannot-request-another-reminder');
    return visited;
  };

  it('ends an hour after the refusal at the latest, also after a sleep of two hours', async () => {
    await refusedReminder();
    const asks = 'You have asked for an email reminder too many times. Wait 1 hour before you ask again.';
    expect(screen.getByText(asks)).toBeVisible();
    expect(screen.getByText(lockText('4:38pm', 60))).toBeVisible();
    await unloadDocument();
    advanceClock(51 * minute);
    await visit('/cannot-request-another-reminder');
    expect(screen.getByText(lockText('4:38pm', 9))).toBeVisible();
    advanceClock(120 * minute);
    expect(announcements()).toEqual([lockEndedText]);
    expect(screen.queryByText(asks)).not.toBeInTheDocument();
    // The session is over by then: what is left is the service.
    expect(retryButton()).not.toBeInTheDocument();
    expect(link('Go to Example health service')).toBeVisible();
  });

  it('links back to the reminder when the session was renewed', async () => {
    const { store } = await refusedReminder();
    advanceClock(30 * minute);
    act(() => void store.dispatch(sessionBegun()));
    act(() => void store.dispatch(securityCodeAccepted({ isDuplicatePhoneNumber: false })));
    advanceClock(30 * minute);
    expect(retryButton()).toHaveAttribute('href', '/proofing/multiple-emails-found');
  });
});
