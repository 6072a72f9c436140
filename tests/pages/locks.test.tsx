import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startClock } from '@/session/clock';
import { emailEntered } from '@/state/events';
import { minute } from '../../mocks/backend/clock';
import { emailOf } from '../../mocks/people/personas';
import { answer, world } from '../../mocks/server';
import { sessionBegun } from '../../mocks/situation/session-begun';
import { announced } from '../support/announced';
import { again, now, over, wait } from '../support/locks';
import { arriveAt, button, fill } from '../support/page';
import { type PageAction, send, signIn } from '../support/page-action';
import { pass } from '../support/time-passes';
import { depart, visit } from '../support/visit';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  startClock();
});
const known = [emailEntered(emailOf('mobile'))];
const password: PageAction = { from: '/log-in-password', upTo: 'arrival', events: known, typed: { Password: 'wrong' }, press: 'Continue' };
async function refusedPassword() {
  signIn(password);
  answer('password.password-attempts-exceeded');
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
it('no button leads out of a session that has ended before the lock', async () => {
  const { store } = await refusedPassword();
  act(() => void store.dispatch({ ...sessionBegun(), meta: { timestamp: 'session', at: now - 50 * minute, lead: null } }));
  pass(15 * minute);
  expect(announced()).toEqual([over]);
  expect(again()).not.toBeInTheDocument();
});
