import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { resetWorld, signInAs, world } from '../../mocks/server';
import { beginAnotherSession, otherSignIns } from '../support/other-sign-ins';
import { expectPage } from '../support/page';
import { performAction, signIn } from '../support/page-action';
import { sample } from '../support/sample';
import type { Sender } from '../support/senders/sender';
import { namedSenders, senderOf } from '../support/senders/senders';
import { stored } from '../support/stored';
import { visit } from '../support/visit';

/** The calls that a press sends: a page that goes on by itself has sent its own before another tab can do anything. */
const pressed = namedSenders.filter(([, { press, linked }]) => press && !linked);
const callsAfter = async (sender: Sender, change: () => void) => {
  const typed = signIn(sender);
  const visited = await visit(sender.from, { events: sender.events });
  // A page that fetches its client first must be there before the other tab begins.
  if (sender.press) await screen.findByRole('button', { name: sender.press });
  change();
  const before = world().calls.length;
  await performAction(visited, { ...sender, typed });
  return {
    ...visited,
    calls: () =>
      world()
        .calls.slice(0, world().calls.length - before)
        .filter(({ method }) => method === 'POST'),
  };
};

describe.each(sample(pressed, 14))('session replaced in another tab: %s', (_name, sender) => {
  const possible = otherSignIns.filter(([, , needs]) => needs === undefined || needs === sender.upTo);

  it.each(sample(possible, 1))('sends no call when another tab has put another %s into the cookies', async (_part, begin) => {
    let cookies = '';
    const { calls, store } = await callsAfter(sender, () => {
      begin();
      cookies = document.cookie;
    });
    await expectPage('/session-invalid', 'Something went wrong');
    expect(screen.getByText('You started another login in a different tab. Carry on there.')).toBeVisible();
    expect(calls()).toEqual([]);
    expect(store.getState().profile.email).toBe('');
    expect(document.cookie).toBe(cookies);
  });
});

it('sends no call without the identity token, and does not show who removed it', async () => {
  const { calls } = await callsAfter(senderOf('consent'), () => {
    document.cookie = 'id_token=; path=/; max-age=0';
  });
  await expectPage('/session-invalid', 'Something went wrong');
  expect(screen.getByText('Go to the website or app you are trying to use and log in.')).toBeVisible();
  expect(calls()).toEqual([]);
});

it('encrypts storage so that another session cannot read it', async () => {
  const sender = senderOf('password');
  await callsAfter(sender, beginAnotherSession);
  await expectPage('/session-invalid', 'Something went wrong');
  expect(await stored()).not.toContain('example.com');
});

it('logs the user out when the session cookie is gone', async () => {
  signInAs('mobile');
  const { user } = await visit('/enter-email');
  resetWorld();
  await performAction({ user }, { typed: { 'Email address': 'mobile@example.com' }, press: 'Continue' });
  await expectPage('/session-timeout', 'We have logged you out');
});
