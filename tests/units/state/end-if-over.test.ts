import { beforeEach, describe, expect, it } from 'vitest';
import { openSignIn } from '@/session/sign-in';
import { authcodeReceived, emailEntered } from '@/state/events';
import { signOutIfOver } from '@/state/sign-out-if-over';
import { openStore } from '../../support/bare-store';
import { writeExpiredToken, writeSession, writeToken } from '../../support/cookies-by-hand';
import { dropCookie } from '../../support/plain-cookies';

const open = () => openStore(emailEntered('maya@example.com'), authcodeReceived({ gpRecordChecked: true })).store;

describe('endIfOver', () => {
  beforeEach(() => {
    writeSession('first');
    writeToken('maya');
    openSignIn();
  });

  it('preserves a sign-in that the cookies hold', () => {
    const store = open();
    const before = store.getState();
    expect(store.dispatch(signOutIfOver())).toBeUndefined();
    expect(store.getState()).toBe(before);
  });

  it.each<[string, () => void, string]>([
    ['the session has gone', () => dropCookie('nhs-authorization-cookie'), 'timedOut'],
    ['the token has expired', () => writeExpiredToken('maya'), 'timedOut'],
    ['another tab has removed the token', () => dropCookie('id_token'), 'endedElsewhere'],
    ['the cookies hold another session', () => writeSession('second'), 'replaced'],
    ['the cookies hold another client', () => writeSession('first', 'other'), 'replaced'],
    ['the cookies hold another account', () => writeToken('ada'), 'replaced'],
  ])('ends the sign-in when %s', (_when, change, ending) => {
    const store = open();
    change();
    expect(store.dispatch(signOutIfOver())).toBe(ending);
    expect(store.getState().profile.email).toBe('');
    // The page of a time-out words it in another way for those who never logged in.
    expect(store.getState().journey.loggedIn).toBe(ending !== 'replaced');
  });
});
