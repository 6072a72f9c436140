import type { UnknownAction } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import type { OidcParameters } from '@/session/oidc-parameters';
import { registrationAllowed } from '@/state/client';
import {
  accountChecked,
  bannersReceived,
  clientInfoReceived,
  documentHidden,
  emailEntered,
  instructionGiven,
  passkeyApiFailed,
  passkeysChecked,
  passkeySupportKnown,
  passkeyTried,
  signInEnded,
  stepEnded,
  stepStarted,
  userChanged,
} from '@/state/events';
import { useAppSelector } from '@/state/hooks';
import { passkeyDue, passkeyPossible } from '@/state/passkey';
import { useStateOnArrival } from '@/state/use-state-on-arrival';
import { arrival } from '../../support/arrival';
import { openStore, stateAfter } from '../../support/bare-store';
import { initialState } from '../../support/state-at-first';

const requested = (fromCookie: OidcParameters, fromAddress: OidcParameters = {}) => arrival({ fromCookie, fromAddress });
const after = (...events: Parameters<typeof stateAfter>) => stateAfter(...events).client;

const info = {
  client_display_name: 'Example',
  client_homepage_url: 'https://www.example.com',
  terms_uri: 'https://www.example.com/terms',
  approved_scopes: ['openid'],
  claims: ['email'],
};

describe('request of the first arrival', () => {
  it.each<[string, OidcParameters, OidcParameters, OidcParameters]>([
    ['nothing', {}, {}, {}],
    ['the cookie', { client_id: 'a', state: 's' }, {}, { client_id: 'a', state: 's' }],
    ['the address', {}, { client_id: 'a', state: 's' }, { client_id: 'a', state: 's' }],
    ['an address that names no client', { client_id: 'a' }, { prompt: 'login' }, { client_id: 'a', prompt: 'login' }],
    ['an address beside a cookie that names no client', { state: 's' }, { client_id: 'a' }, { client_id: 'a', state: 's' }],
    [
      'both, of the same client',
      { client_id: 'a', state: 's' },
      { client_id: 'a', prompt: 'login' },
      { client_id: 'a', state: 's', prompt: 'login' },
    ],
    [
      'both, of the same client, whose id is a number',
      { client_id: 7, state: 's' },
      { client_id: '7', prompt: 'login' },
      { client_id: 7, state: 's', prompt: 'login' },
    ],
    ['both, and the cookie wins', { client_id: 'a', state: 's' }, { client_id: 'a', state: 'x' }, { client_id: 'a', state: 's' }],
    ['an address of another client, which is dropped', { client_id: 'a' }, { client_id: 'b', prompt: 'login' }, { client_id: 'a' }],
  ])('is read from %s', (_what, fromCookie, fromAddress, oidc) => expect(after(requested(fromCookie, fromAddress)).oidc).toEqual(oidc));
});

describe('request of a later arrival', () => {
  const first = requested({ client_id: 'a', state: 's', nonce: 'n' }, { client_id: 'a', prompt: 'login' });

  it.each<[string, OidcParameters, OidcParameters, OidcParameters]>([
    ['a missing cookie, and keeps the request', {}, {}, { client_id: 'a', state: 's', nonce: 'n', prompt: 'login' }],
    [
      'the same cookie, and keeps the request',
      { client_id: 'a', state: 's', nonce: 'n' },
      {},
      { client_id: 'a', state: 's', nonce: 'n', prompt: 'login' },
    ],
    ['a cookie with fewer parameters, and keeps those', { client_id: 'a' }, {}, { client_id: 'a', prompt: 'login' }],
    [
      'an address with another parameter, and ignores it',
      { client_id: 'a', state: 's' },
      { vtr: 'x' },
      { client_id: 'a', state: 's', prompt: 'login' },
    ],
    [
      'an address with another parameter and no cookie, and ignores it',
      {},
      { vtr: 'x' },
      { client_id: 'a', state: 's', nonce: 'n', prompt: 'login' },
    ],
    [
      'a cookie with another parameter, and adds it',
      { client_id: 'a', scope: 'openid' },
      {},
      { client_id: 'a', scope: 'openid', prompt: 'login' },
    ],
    [
      'another state, and replaces the request',
      { client_id: 'a', state: 't', nonce: 'n' },
      { vtr: 'x' },
      { client_id: 'a', state: 't', nonce: 'n', vtr: 'x' },
    ],
    ['another nonce, and replaces the request', { client_id: 'a', state: 's', nonce: 'm' }, {}, { client_id: 'a', state: 's', nonce: 'm' }],
    [
      'another client, and replaces the request',
      { client_id: 'b', state: 's', nonce: 'n' },
      { vtr: 'x' },
      { client_id: 'b', state: 's', nonce: 'n', vtr: 'x' },
    ],
  ])('handles %s', (_what, fromCookie, fromAddress, oidc) => expect(after(first, requested(fromCookie, fromAddress)).oidc).toEqual(oidc));
});

describe('client information', () => {
  it.each<[string, OidcParameters, boolean]>([
    ['the same client', { client_id: 'a', state: 't' }, true],
    ['a cookie that names none', { state: 't' }, true],
    ['no cookie', {}, true],
    ['another client', { client_id: 'b' }, false],
  ])('belongs to the client of its request, after %s', (_what, fromCookie, stays) => {
    const { client } = after(requested({ client_id: 'a', state: 's' }), clientInfoReceived(info), requested(fromCookie));
    expect(client).toEqual(stays ? info : null);
  });

  it('stays when the request becomes known later', () =>
    expect(after(clientInfoReceived(info), requested({ client_id: 'a' }))).toEqual({
      oidc: { client_id: 'a' },
      fromAddress: {},
      client: info,
    }));

  it('does not change the request', () => {
    const before = after(requested({ client_id: 'a' }, { prompt: 'login' }));
    expect(after(requested({ client_id: 'a' }, { prompt: 'login' }), clientInfoReceived(info))).toEqual({ ...before, client: info });
    expect(before).toEqual({ oidc: { client_id: 'a', prompt: 'login' }, fromAddress: { prompt: 'login' }, client: null });
  });
});

describe('registration', () => {
  it.each<[unknown, boolean]>([
    ['false', false],
    ['true', true],
    ['', true],
    [false, false],
    ['False', false],
    [0, false],
    [true, true],
    [null, true],
    ['perhaps', true],
    [undefined, true],
  ])('is allowed when the client declares %j', (allow_registration, allowed) => {
    expect(registrationAllowed(stateAfter(requested({ client_id: 'a', allow_registration })))).toBe(allowed);
  });
});
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
    ['a browser without support', passkeySupportKnown(false), { status: 'unsupported' }],
    ['an account with one', account(usb), { allowCredentials: [usb] }],
    ['an account without any', account(), {}],
    [
      'a list of passkeys, which proves that the browser supports them',
      listed(true, usb, phone),
      { status: 'supported', allowCredentials: [usb, phone] },
    ],
    ['an empty list', listed(true), { status: 'supported' }],
    ['a try', passkeyTried(), { hasTriedPasskey: true }],
    ['a failure of their API', passkeyApiFailed(), { apiFailed: true }],
  ])('stores %s and nothing else', (_what, event, after) => expect(stateAfter(event).passkey).toEqual({ ...atFirst, ...after }));

  const known = [listed(true, usb), passkeyTried(), passkeyApiFailed()];
  const everything = { status: 'supported', allowCredentials: [usb], hasTriedPasskey: true, apiFailed: true };

  it.each<[string, UnknownAction, object]>([
    ['the account names another', account(phone), { allowCredentials: [phone] }],
    ['the account names none', account(), {}],
    ['the list names another', listed(true, phone), { allowCredentials: [phone] }],
    ['the list is empty', listed(false), {}],
    ['another user begins', userChanged(), { allowCredentials: [], hasTriedPasskey: false }],
    ['the sign-in ends', signInEnded('timedOut'), { allowCredentials: [], hasTriedPasskey: false, apiFailed: false }],
  ])('changes when %s', (_when, event, after) => expect(stateAfter(...known, event).passkey).toEqual({ ...everything, ...after }));

  it('remembers after a sign-out that the browser has no passkeys', () =>
    expect(stateAfter(passkeySupportKnown(false), signInEnded('invalid')).passkey).toEqual({ ...atFirst, status: 'unsupported' }));
});

describe('passkey state', () => {
  const enabled = listed(true);
  const disabled = listed(false);

  it.each<[string, UnknownAction[], { possible: boolean; due: boolean }]>([
    ['nothing is known', [], { possible: false, due: false }],
    ['the browser supports passkeys, the account does not allow them', [disabled], { possible: false, due: false }],
    [
      'the account allows passkeys, the browser does not support them',
      [enabled, passkeySupportKnown(false)],
      { possible: false, due: false },
    ],
    ['the browser supports passkeys and the account allows them', [enabled], { possible: true, due: true }],
    ['a passkey was tried', [enabled, passkeyTried()], { possible: true, due: false }],
    ['the API has failed', [enabled, passkeyApiFailed()], { possible: true, due: false }],
    ['a passkey was tried and the API has failed', [enabled, passkeyTried(), passkeyApiFailed()], { possible: true, due: false }],
    ['a passkey was tried for another user', [enabled, passkeyTried(), userChanged(), enabled], { possible: true, due: true }],
  ])('returns whether a passkey is possible and due when %s', (_when, events, { possible, due }) => {
    const state = stateAfter(...events);
    expect(passkeyPossible(state)).toBe(possible);
    expect(passkeyDue(state)).toBe(due);
  });
});
describe('page slice', () => {
  it.each([
    ['a step', [stepStarted()], true],
    ['a step that has ended', [stepStarted(), stepEnded()], false],
    ['a document that was hidden', [stepStarted(), documentHidden()], false],
    ['a step after another', [stepStarted(), stepEnded(), stepStarted()], true],
  ])('stores whether the page waits after %s', (_what, events, loading) => {
    expect(stateAfter(...events).page).toEqual({ loading, instruction: '', passwordRoute: '' });
  });

  it('returns what a step waits for until it has loaded or the step ends', () => {
    const asks = [stepStarted(), instructionGiven('Look at your device', '/login')];
    expect(stateAfter(...asks).page).toEqual({ loading: true, instruction: 'Look at your device', passwordRoute: '/login' });
    expect(stateAfter(...asks, instructionGiven('')).page).toEqual({ loading: true, instruction: '', passwordRoute: '' });
    for (const end of [stepEnded(), documentHidden()])
      expect(stateAfter(...asks, end).page).toEqual({ loading: false, instruction: '', passwordRoute: '' });
  });
});

describe('banners slice', () => {
  const down = { showBanner: true, message: 'The service is down' };
  const none = { showBanner: false, message: '' };

  it('contains the last banners', () => {
    expect(stateAfter(bannersReceived({ app: down, alerts: none })).banners).toEqual({ app: down, alerts: none });
    const later = stateAfter(bannersReceived({ app: down, alerts: none }), bannersReceived({ app: none, alerts: down }));
    expect(later.banners).toEqual({ app: none, alerts: down });
  });
});
it('starts each slice empty', () => expect(stateAfter()).toEqual(initialState));

it('creates a store with all slices empty', () => expect(openStore().store.getState()).toEqual(initialState));
it('retains the first value of a page when the state changes', () => {
  const { store } = openStore(emailEntered('maya@example.com'));
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => [useStateOnArrival((state) => state.profile.email), useAppSelector((state) => state.profile.email)], {
    wrapper,
  });
  expect(result.current).toEqual(['maya@example.com', 'maya@example.com']);
  act(() => void store.dispatch(emailEntered('ada@example.com')));
  expect(result.current).toEqual(['maya@example.com', 'ada@example.com']);
});
