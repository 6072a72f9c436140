import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import {
  accountChecked,
  authcodeReceived,
  emailConfirmed,
  emailEntered,
  numberRegistered,
  passkeysChecked,
  roundTripStarted,
  securityCodeAccepted,
  signInEnded,
  uplifted,
  userChanged,
} from '@/state/events';
import { arrival, arrivalAfterRedirect } from '../../support/arrival';
import { stateAfter } from '../../support/bare-store';
import { initialState as initial } from '../../support/state-at-first';

const atFirst = initial.journey;

const farOn = {
  emailConfirmed: true,
  accountCreated: true,
  hasP5Success: true,
  gpRecordChecked: true,
  allowP5BeforeP9: true,
  fido2Enabled: true,
  landlineRegistrationEnabled: true,
  roundTrips: ['password:renewal'],
  kindsInAddress: [],
  loggedIn: true,
  emailedQuery: '?code=1',
};

const options = (allow_p5_before_p9: boolean, landline_registration_enabled: boolean) =>
  accountChecked({
    status: 'registered',
    uplift_required: true,
    allow_p5_before_p9,
    landline_registration_enabled,
    auth_options: { authentication_options: { allowCredentials: [] } },
  });
const passkeys = (passkeys_enabled: boolean) => passkeysChecked({ passkeys_enabled, allow_credentials: [] });
const registered = numberRegistered({ phone_number: '•••0338', landline_number: null });

const all: UnknownAction[] = [
  arrival({ emailedQuery: '?code=1' }),
  options(true, true),
  passkeys(true),
  emailConfirmed(),
  registered,
  uplifted(),
  authcodeReceived({ gpRecordChecked: true }),
  roundTripStarted('password:renewal'),
];

describe('journey slice', () => {
  it('holds the values of all events', () => {
    expect(stateAfter(...all).journey).toEqual(farOn);
  });

  it.each<[string, UnknownAction, object]>([
    ['an email address that was confirmed', emailConfirmed(), { emailConfirmed: true }],
    ['an account that was created', registered, { accountCreated: true }],
    ['a match', uplifted(), { hasP5Success: true }],
    ['a proof before a match', options(true, false), { allowP5BeforeP9: true }],
    ['a landline for a new account', options(false, true), { landlineRegistrationEnabled: true }],
    ['passkeys', passkeys(true), { fido2Enabled: true }],
    ['a code that was accepted', securityCodeAccepted({ isDuplicatePhoneNumber: false }), { loggedIn: true }],
    ['a code for the client service', authcodeReceived({ gpRecordChecked: false }), { loggedIn: true }],
    ['a record that was checked', authcodeReceived({ gpRecordChecked: true }), { loggedIn: true, gpRecordChecked: true }],
    ['an arrival of somebody signed in', arrival({ loggedIn: true }), { loggedIn: true }],
    ['the query of an emailed link', arrival({ emailedQuery: '?code=1' }), { emailedQuery: '?code=1' }],
  ])('stores %s and nothing else', (_what, event, after) => {
    expect(stateAfter(event).journey).toEqual({ ...atFirst, ...after });
  });

  it.each<[string, UnknownAction, object]>([
    ['an email address, which begins a sign-in', emailEntered('maya@example.com'), { accountCreated: false }],
    ['options that the server has taken back', options(false, false), { allowP5BeforeP9: false, landlineRegistrationEnabled: false }],
    ['passkeys that the server has taken back', passkeys(false), { fido2Enabled: false }],
    ['a record that was not checked', authcodeReceived({ gpRecordChecked: false }), { gpRecordChecked: false }],
    ['an arrival of somebody not signed in', arrival(), { loggedIn: false, emailedQuery: '', roundTrips: [] }],
  ])('preserves its values except %s', (_what, event, after) => {
    expect(stateAfter(...all, event).journey).toEqual({ ...farOn, ...after });
  });

  it('resets for another user with the same link and redirects', () => {
    const after = stateAfter(...all, userChanged()).journey;
    expect(after).toEqual({ ...atFirst, roundTrips: ['password:renewal'], emailedQuery: '?code=1' });
  });

  it('remembers of a timed-out sign-in only that there was one', () => {
    expect(stateAfter(...all, signInEnded('timedOut')).journey).toEqual({ ...atFirst, loggedIn: true });
    expect(stateAfter(signInEnded('timedOut')).journey).toEqual(atFirst);
  });

  it('remembers after a sign-out in another tab whether the user was logged in', () => {
    expect(stateAfter(...all, signInEnded('endedElsewhere')).journey).toEqual({ ...atFirst, loggedIn: true });
  });

  it('remembers the return from a redirect for another user', () => {
    expect(stateAfter(arrivalAfterRedirect('otp:renewal'), userChanged()).journey).toMatchObject({
      roundTrips: ['otp:renewal'],
      returnedFrom: 'otp:renewal',
    });
  });

  it.each(['handedOver', 'invalid', 'notYou', 'replaced'] as const)('forgets a sign-in that was %s', (ending) => {
    expect(stateAfter(...all, signInEnded(ending)).journey).toEqual(atFirst);
  });
});
