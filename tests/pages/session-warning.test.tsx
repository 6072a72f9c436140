import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_WATCH_MS } from '@/constants';
import { startClock } from '@/session/clock';
import { announcements } from '../support/announcements';
import { openVariant } from '../support/open-variant';
import { button, expectPage } from '../support/page';
import { atMinute, consent, openPage, question, registration, sessionStart, sessionWarning } from '../support/session-minutes';
import { unloadDocument, visit } from '../support/visit';

const words = 'We will log you out at 3:58pm to keep your information safe. Finish before then, or what you have entered will be lost.';

const ended = { true: 'We have logged you out', false: 'We have logged you out' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: sessionStart });
  startClock();
});
describe.each([
  ['a question', question],
  ['a registration', registration],
  ['the consent', consent],
])('session warning on %s', (_what, way) => {
  it('shows no warning with more than 10 minutes left', async () => {
    await openPage(way);
    atMinute(49.9);
    expect(sessionWarning()).not.toBeInTheDocument();
  });

  it('shows a warning 10 minutes before the end, announced once', async () => {
    await openPage(way);
    atMinute(50);
    expect(screen.getByText(words)).toBeVisible();
    expect(announcements()).toEqual([words]);
    expect(screen.getByRole('main')).not.toContainElement(sessionWarning());
    await unloadDocument();
    await visit(way.path);
    expect(await screen.findByText(words)).toBeVisible();
    expect(announcements()).toEqual([]);
  });

  it('hides the warning on request, also after a reload, until 2 minutes before the end', async () => {
    const { user } = await openPage(way);
    atMinute(51);
    await user.click(button('Hide this message'));
    expect(sessionWarning()).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    await unloadDocument();
    await visit(way.path);
    await vi.dynamicImportSettled();
    expect(sessionWarning()).not.toBeInTheDocument();
    atMinute(58);
    expect(announcements()).toEqual([words]);
    expect(screen.getAllByText(words)).toHaveLength(1);
    await user.click(button('Hide this message'));
    atMinute(59);
    expect(sessionWarning()).not.toBeInTheDocument();
  });

  it.each([
    ['at its end', 60, 'focus'],
    ['when the device wakes after it', 122, 'pageshow'],
  ])('ends the session %s', async (_when, minutes, type) => {
    const { store } = await openPage(way);
    atMinute(minutes, type);
    await expectPage('/session-timeout', ended[`${way.loggedIn}`]);
    expect(sessionWarning()).not.toBeInTheDocument();
    expect(store.getState().proofing.dob).toBe('');
    expect(await screen.findByRole('button', { name: 'Go to Example health service' })).toBeVisible();
    expect(screen.getByText(way.loggedIn ? /since you logged in/ : /since you started/)).toBeVisible();
  });

  it('ends the session after a reload of a tab that was asleep', async () => {
    await openPage(way);
    await unloadDocument();
    atMinute(122);
    await visit(way.path);
    await expectPage('/session-timeout');
  });
});
describe('session warning in the screens', () => {
  it.each(['proofing/enter-dob.10-minutes-left', 'register/create-password.2-minutes-left', 'nhs-login-consent.10-minutes-left'])(
    'shows the warning in %s',
    async (variant) => {
      vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: sessionStart, shouldAdvanceTime: true });
      await openVariant(variant);
      await vi.advanceTimersByTimeAsync(SESSION_WATCH_MS);
      await waitFor(() => expect(sessionWarning()).toBeVisible());
    },
  );
});
