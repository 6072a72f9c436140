import { describe, expect, it } from 'vitest';
import { arriveAt } from '../page';
import { named, type Sender } from '../senders';
import { resetWorld, signInAs, world } from '../../mocks/server';
import { stored } from '../state/stored';
import { visit } from '../visit';
import { carryOut, signIn } from '../way';

/** The calls that a press sends: a page that goes on by itself has sent its own before another tab can do anything. */
const pressed = named.filter(([, { press, linked }]) => press && !linked);
const callsAfter = async (sender: Sender, change: () => void) => {
  const typed = signIn(sender);
  const visited = await visit(sender.from, { events: sender.events });
  change();
  const before = world().calls.length;
  await carryOut(visited, { ...sender, typed });
  return {
    ...visited,
    calls: () =>
      world()
        .calls.slice(0, world().calls.length - before)
        .filter(({ method }) => method === 'POST'),
  };
};

describe.each(pressed)('%s', (_name, sender) => {
  it('is not sent under a session that another tab has begun', async () => {
    const { calls, store } = await callsAfter(sender, () => void signInAs('both'));
    await arriveAt('/session-invalid', 'Something went wrong');
    expect(calls()).toEqual([]);
    expect(store.getState().profile.email).toBe('');
    expect(await stored()).not.toContain('example.com');
  });
});

it('when the session has gone, the person is logged out', async () => {
  signInAs('mobile');
  const { user } = await visit('/enter-email');
  resetWorld();
  await carryOut({ user }, { typed: { 'Email address': 'mobile@example.com' }, press: 'Continue' });
  await arriveAt('/session-timeout', 'We have logged you out');
});
