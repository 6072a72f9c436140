import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSignIn } from '@/session/sign-in';
import { emailEntered, loginBegun, signInEnded, stepStarted, userChanged } from '@/state/events';
import { openStore } from '../../support/bare-store';
import { cookieNamesNow, writeSession, writeToken } from '../../support/cookies-by-hand';
import { dropCookie } from '../../support/plain-cookies';

const all = ['another-app', 'nhs-login-client', 'nhs-login-profile', 'nhs-login-renewed', 'nhs-login-typed'];
const ofClient = ['another-app', 'nhs-login-client'];
const ofOthers = ['another-app'];
const session = 'nhs-authorization-cookie';
const person = ['nhs_login_visitor_id', 'remember_my_device'];
const token = ['id_token'];

/** The mark of the token goes with its cookie. */
const mark = 'nhs-login-token-owner';
const left = () => ({ stored: Object.keys(localStorage).toSorted(), cookies: cookieNamesNow().toSorted() });

beforeEach(() => {
  for (const key of all) localStorage.setItem(key, 'x');
  writeSession('first');
  writeToken('maya');
  for (const name of person) document.cookie = `${name}=x; path=/`;
  openSignIn();
  localStorage.setItem('nhs-login-renewed', 'x');
});

/** The letters that the other tabs get meanwhile. */
async function heardDuring(action: () => void) {
  const heard = vi.fn();
  const [listening, end] = [new BroadcastChannel('nhs-login-news'), new BroadcastChannel('nhs-login-news')];
  listening.onmessage = ({ data }) => heard(data);
  action();
  end.postMessage('"the last"');
  await waitFor(() => expect(heard).toHaveBeenCalledWith('"the last"'));
  for (const channel of [listening, end]) channel.close();
  return heard.mock.calls.map(([letter]) => (JSON.parse(letter as string) as { message?: { kind: string } }).message?.kind ?? 'the last');
}

describe('store without a saver', () => {
  it.each<[string, Parameters<ReturnType<typeof openStore>['store']['dispatch']>[0], string[], string[]]>([
    ['the hand-over', signInEnded('handedOver'), ofOthers, [session, ...person]],
    ['the proof of identity', signInEnded('sentToProof'), [...ofOthers, mark], [...token, session, ...person]],
    ['a time-out', signInEnded('timedOut'), ofClient, [session, ...person]],
    ["'Not you?'", signInEnded('notYou'), ofClient, [session]],
    ['an end in another tab', signInEnded('endedElsewhere'), [...ofOthers, mark], [...token, session, ...person]],
    ['another sign-in', signInEnded('replaced'), [...all, mark], [...token, session, ...person]],
    ['another person', userChanged(), all, [session, ...person]],
    ['a login that begins', loginBegun(), all, [session, ...person]],
    ['an email address', emailEntered('maya@example.com'), [...all, mark], [...token, session, ...person]],
    ['a step', stepStarted(), [...all, mark], [...token, session, ...person]],
  ])('leaves these entries in the browser after %s', (_what, event, stored, cookies) => {
    const { store } = openStore();
    expect(store.dispatch(event)).toEqual(event);
    expect(left()).toEqual({ stored: stored.toSorted(), cookies: cookies.toSorted() });
  });

  it('removes the client too when the session is gone, because nothing can decrypt it', () => {
    dropCookie(session);
    openStore().store.dispatch(signInEnded('timedOut'));
    expect(left()).toEqual({ stored: ofOthers, cookies: person });
  });

  it('removes nothing when the cookies hold another sign-in', async () => {
    writeSession('second');
    expect(await heardDuring(() => openStore().store.dispatch(signInEnded('handedOver')))).toEqual(['the last']);
    expect(left()).toEqual({ stored: [...all, mark].toSorted(), cookies: [...token, session, ...person].toSorted() });
  });
});

describe('messages to other tabs', () => {
  it.each([
    ['are told of a time-out', signInEnded('timedOut'), ['sign-in-ended', 'the last']],
    ['are told of the hand-over', signInEnded('handedOver'), ['sign-in-ended', 'the last']],
    ['are not told back that the sign-in has ended', signInEnded('endedElsewhere'), ['the last']],
    ['are not told of another email address', userChanged(), ['the last']],
    ['are not told of a login that begins', loginBegun(), ['the last']],
  ])('are posted or not: %s', async (_what, event, heard) => {
    expect(await heardDuring(() => openStore().store.dispatch(event))).toEqual(heard);
  });
});
