import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startClock } from '@/session/clock';
import { emailEntered } from '@/state/events';
import { minute } from '../../mocks/backend/clock';
import { emailOf } from '../../mocks/people/personas';
import { answer, world } from '../../mocks/server';
import { sessionBegun } from '../../mocks/situation/session-begun';
import { advanceClock } from '../support/advance-clock';
import { announcements } from '../support/announcements';
import { lockEndedText, lockText, now, retryButton } from '../support/locks';
import { button, expectPage, fill } from '../support/page';
import { openAndSubmit, type PageAction, signIn } from '../support/page-action';
import { unloadDocument, visit } from '../support/visit';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  startClock();
});
const known = [emailEntered(emailOf('mobile'))];
const password: PageAction = { from: '/log-in-password', upTo: 'arrival', events: known, typed: { Password: 'wrong' }, press: 'Continue' };
async function refusedPassword() {
  signIn(password);
  answer('password.password-attempts-exceeded');
  const visited = await openAndSubmit(password);
  await expectPage('/password-attempts-exceeded');
  return visited;
}
describe('lock without an end from the server', () => {
  it('ends 15 minutes after the refusal at the latest, and then shows the next step', async () => {
    const { user } = await refusedPassword();
    expect(screen.getByText(lockText('3:53pm', 15))).toBeVisible();
    advanceClock(6 * minute);
    expect(screen.getByText(lockText('3:53pm', 9))).toBeVisible();
    advanceClock(9 * minute - 1000);
    expect([retryButton(), announcements()]).toEqual([null, []]);
    advanceClock(1000);
    expect(announcements()).toEqual([lockEndedText]);
    await user.click(button('Try again'));
    await expectPage('/log-in-password');
  });

  it('keeps its end after a reload, without another announcement', async () => {
    await refusedPassword();
    await unloadDocument();
    advanceClock(12 * minute);
    await visit('/password-attempts-exceeded');
    expect(screen.getByText(lockText('3:53pm', 3))).toBeVisible();
    expect(retryButton()).not.toBeInTheDocument();
    await unloadDocument();
    advanceClock(3 * minute);
    await visit('/password-attempts-exceeded');
    expect(screen.getByText(lockEndedText)).toBeVisible();
    expect(announcements()).toEqual([]);
  });

  it('keeps its end after another attempt', async () => {
    await refusedPassword();
    await unloadDocument();
    advanceClock(5 * minute);
    const { user } = await visit('/log-in-password');
    await fill(user, 'password-input', 'wrong');
    await user.click(button('Continue'));
    await expectPage('/password-attempts-exceeded');
    expect(screen.getByText(lockText('3:53pm', 10))).toBeVisible();
  });

  it.each([
    ['fast', 3, '12:53pm'],
    ['slow', -3, '6:53pm'],
  ])('counts by the server’s clock on a device that is three hours %s', async (_what, hours, time) => {
    world().clock.advance(-hours * 60 * minute);
    await refusedPassword();
    expect(screen.getByText(lockText(time, 15))).toBeVisible();
    advanceClock(15 * minute);
    expect(retryButton()).toBeVisible();
  });

  it('links to the client service and to help at all times', async () => {
    await refusedPassword();
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: 'Go to Example health service' })).toBeVisible();
    expect(main.getByRole('link', { name: /^Get help/ })).toBeVisible();
  });
});
it('shows no button when the session ended before the lock', async () => {
  const { store } = await refusedPassword();
  act(() => void store.dispatch({ ...sessionBegun(), meta: { timestamp: 'session', at: now - 50 * minute, lead: null } }));
  advanceClock(15 * minute);
  expect(announcements()).toEqual([lockEndedText]);
  expect(retryButton()).not.toBeInTheDocument();
});
