import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { cookieNames } from '@/session/cookie-names';
import { server, signInAs, world } from '../../mocks/server';
import { withAuthenticator } from '../support/authenticator';
import { beginAnotherSession, otherSignIns } from '../support/other-sign-ins';
import { expectPage } from '../support/page';
import { openAndSubmit, performAction, signIn } from '../support/page-action';
import { pendingCalls } from '../support/pending-calls';
import { sample } from '../support/sample';
import type { Sender } from '../support/senders/sender';
import { namedSenders, senderOf } from '../support/senders/senders';
import { visit } from '../support/visit';

const atLogin = senderOf('user-sign-in');
const sessionCookies = () => document.cookie.split('; ').toSorted();

/** The call of a page is under way when another tab begins a journey of its own. */
async function overtake(sender: Sender, begin: () => void) {
  const typed = signIn(sender);
  const call = pendingCalls(sender.call);
  const visited = await openAndSubmit(sender, typed);
  await waitFor(() => expect(call.sent()).toBe(1));
  begin();
  return { ...visited, call };
}

describe('journey in another tab during a call', () => {
  const cases = namedSenders.flatMap(([name, sender]) =>
    otherSignIns
      .filter(([, , needs]) => needs === undefined || needs === sender.upTo)
      .map(([part, begin]) => [name, part, sender, begin] as const),
  );

  it.each(sample(cases, 15))('ignores the answer of %s in the session of another %s', async (_name, _part, sender, begin) => {
    const { call, store } = await overtake(sender, begin);
    const cookies = sessionCookies();
    const sent = world().calls.filter(({ method }) => method === 'POST').length;
    await call.answerNext();
    await expectPage('/session-invalid', 'Something went wrong');
    expect(sessionCookies()).toEqual(cookies);
    expect(store.getState().profile.email).toBe('');
    expect(world().calls.filter(({ method }) => method === 'POST').length - sent).toBeLessThanOrEqual(1);
  });

  it('sends no password in the session of another tab', async () => {
    withAuthenticator();
    signIn(atLogin);
    const call = pendingCalls('passkey-status');
    await openAndSubmit(atLogin);
    await waitFor(() => expect(call.sent()).toBe(1));
    beginAnotherSession();
    await call.answerNext();
    await expectPage('/session-invalid', 'Something went wrong');
    expect(world().calls.map(({ path }) => path)).not.toContain('/api/login/user-sign-in');
  });
});

it('does not treat a session that ends with its last call as replaced', async () => {
  signInAs('mobile');
  const to = 'https://client.example/callback?code=1';
  server.use(
    http.post('*/user-sign-in', () => {
      // The auth API may remove its cookie when it is done.
      document.cookie = `${cookieNames.authorization}=; path=/; max-age=0`;
      return HttpResponse.json({ authentication_state: 'AUTHENTICATED', redirect_uri: to });
    }),
  );
  const { exits } = await openAndSubmit(atLogin);
  await waitFor(() => expect(exits).toEqual([to]));
});

it('links to the client service after the session is gone during a call', async () => {
  signInAs('mobile');
  const { user } = await visit('/enter-email');
  document.cookie = `${cookieNames.authorization}=; path=/; max-age=0`;
  await performAction({ user }, { typed: { 'Email address': 'mobile@example.com' }, press: 'Continue' });
  await expectPage('/session-timeout', 'We have logged you out');
  expect(await screen.findByRole('button', { name: 'Go to Example health service' })).toBeVisible();
});
