import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import {
  accountChecked,
  passkeyApiFailed,
  passkeysChecked,
  passkeySupportKnown,
  passkeyTried,
  signInEnded,
  userChanged,
} from '@/state/events';
import { passkeyDue, passkeyPossible } from '@/state/passkey';
import { stateAfter } from '../../support/bare-store';

const atFirst = { status: null, allowCredentials: [], hasTriedPasskey: false, apiFailed: false };

const usb = { id: 'one', type: 'public-key' as const, transports: ['usb' as const] };
const phone = { id: 'two', type: 'public-key' as const, transports: ['hybrid' as const] };
type Credential = typeof usb | typeof phone;

const listed = (passkeys_enabled: boolean, ...allow_credentials: Credential[]) => passkeysChecked({ passkeys_enabled, allow_credentials });
const account = (...allowCredentials: Credential[]) =>
  accountChecked({
    status: 'registered',
    uplift_required: false,
    allow_p5_before_p9: false,
    landline_registration_enabled: false,
    auth_options: { authentication_options: { allowCredentials } },
  });

describe('passkey slice', () => {
  it.each<[string, UnknownAction, object]>([
    ['a browser that has them', passkeySupportKnown(true), { status: 'supported' }],
    ['a browser that has none', passkeySupportKnown(false), { status: 'unsupported' }],
    ['an account with one', account(usb), { allowCredentials: [usb] }],
    ['an account without any', account(), {}],
    [
      'a list of them, which only a browser that has them asks for',
      listed(true, usb, phone),
      { status: 'supported', allowCredentials: [usb, phone] },
    ],
    ['an empty list', listed(true), { status: 'supported' }],
    ['a try', passkeyTried(), { hasTriedPasskey: true }],
    ['a failure of their API', passkeyApiFailed(), { apiFailed: true }],
  ])('stores %s and nothing else', (_what, event, after) => {
    expect(stateAfter(event).passkey).toEqual({ ...atFirst, ...after });
  });

  const known = [listed(true, usb), passkeyTried(), passkeyApiFailed()];
  const everything = { status: 'supported', allowCredentials: [usb], hasTriedPasskey: true, apiFailed: true };

  it.each<[string, UnknownAction, object]>([
    ['the account names another', account(phone), { allowCredentials: [phone] }],
    ['the account names none', account(), {}],
    ['the list names another', listed(true, phone), { allowCredentials: [phone] }],
    ['the list is empty', listed(false), {}],
    ['another person comes', userChanged(), { allowCredentials: [], hasTriedPasskey: false }],
    ['the sign-in ends', signInEnded('timedOut'), { allowCredentials: [], hasTriedPasskey: false, apiFailed: false }],
  ])('changes when %s', (_when, event, after) => {
    expect(stateAfter(...known, event).passkey).toEqual({ ...everything, ...after });
  });

  it('remembers after a sign-out that the browser has no passkeys', () => {
    expect(stateAfter(passkeySupportKnown(false), signInEnded('invalid')).passkey).toEqual({ ...atFirst, status: 'unsupported' });
  });
});

describe('passkey state', () => {
  const enabled = listed(true);
  const disabled = listed(false);

  it.each<[string, UnknownAction[], { possible: boolean; due: boolean }]>([
    ['nothing is known', [], { possible: false, due: false }],
    ['the browser has them, the person may not', [disabled], { possible: false, due: false }],
    ['the person may, the browser has none', [enabled, passkeySupportKnown(false)], { possible: false, due: false }],
    ['the browser has them and the person may', [enabled], { possible: true, due: true }],
    ['one was tried', [enabled, passkeyTried()], { possible: true, due: false }],
    ['the API has failed', [enabled, passkeyApiFailed()], { possible: true, due: false }],
    ['one was tried and the API has failed', [enabled, passkeyTried(), passkeyApiFailed()], { possible: true, due: false }],
    ['one was tried for another person', [enabled, passkeyTried(), userChanged(), enabled], { possible: true, due: true }],
  ])('tells whether a passkey is possible and due when %s', (_when, events, { possible, due }) => {
    const state = stateAfter(...events);
    expect(passkeyPossible(state)).toBe(possible);
    expect(passkeyDue(state)).toBe(due);
  });
});
