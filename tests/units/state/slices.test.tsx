import type { UnknownAction } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import type { OidcParameters } from '@/session/oidc-parameters';
import { registrationAllowed } from '@/state/client';
import * as events from '@/state/events';
import { useAppSelector, useStateOnArrival } from '@/state/hooks';
import { passkeyDue, passkeyPossible } from '@/state/passkey';
import { accountFound, arrival, openStore, rowsOf, stateAfter } from '../../support/environment';

const requested = (fromCookie: OidcParameters, fromAddress: OidcParameters = {}) => arrival({ fromCookie, fromAddress });
const after = (...given: Parameters<typeof stateAfter>) => stateAfter(...given).client;

const info = {
  client_display_name: 'Example',
  client_homepage_url: 'https://www.example.com',
  terms_uri: 'https://www.example.com/terms',
  approved_scopes: ['openid'],
  claims: ['email'],
};

const a = { client_id: 'a', state: 's' };

describe('request of the first arrival', () => {
  it.each<[string, OidcParameters, OidcParameters, OidcParameters]>([
    ['the cookie', a, {}, a],
    ['the address', {}, a, a],
    ['an address that names no client', { client_id: 'a' }, { prompt: 'login' }, { client_id: 'a', prompt: 'login' }],
    ['an address beside a cookie that names no client', { state: 's' }, { client_id: 'a' }, a],
    ['both, of the same client', a, { client_id: 'a', prompt: 'login' }, { ...a, prompt: 'login' }],
    ['both, and the cookie wins', a, { client_id: 'a', state: 'x' }, a],
    ['both, of the same client, whose id is a number', { client_id: 7 }, { client_id: '7', state: 's' }, { client_id: 7, state: 's' }],
    ['an address of another client, which is dropped', { client_id: 'a' }, { client_id: 'b', prompt: 'login' }, { client_id: 'a' }],
  ])('reads OIDC from %s', (_what, fromCookie, fromAddress, oidc) => expect(after(requested(fromCookie, fromAddress)).oidc).toEqual(oidc));
});

describe('request of a later arrival', () => {
  const first = requested({ ...a, nonce: 'n' }, { client_id: 'a', prompt: 'login' });
  const kept = { ...a, nonce: 'n', prompt: 'login' };
  const other = { ...a, client_id: 'b', nonce: 'n' };

  it.each<[string, OidcParameters, OidcParameters, OidcParameters]>([
    ['a missing cookie, and keeps the request', {}, {}, kept],
    ['a cookie with fewer parameters, and keeps those', { client_id: 'a' }, {}, { client_id: 'a', prompt: 'login' }],
    ['an address with another parameter and no cookie, and ignores it', {}, { vtr: 'x' }, kept],
    ['a further parameter, and adds it', { client_id: 'a', scope: 'openid' }, {}, { client_id: 'a', scope: 'openid', prompt: 'login' }],
    ['another state, and replaces the request', { ...a, state: 't', nonce: 'n' }, { vtr: 'x' }, { ...a, state: 't', nonce: 'n', vtr: 'x' }],
    ['another nonce, and replaces the request', { ...a, nonce: 'm' }, {}, { ...a, nonce: 'm' }],
    ['another client, and replaces the request', other, { vtr: 'x' }, { ...other, vtr: 'x' }],
  ])('handles %s', (_what, fromCookie, fromAddress, oidc) => expect(after(first, requested(fromCookie, fromAddress)).oidc).toEqual(oidc));
});

it.each<[string, OidcParameters, boolean]>([
  ['the same client', { client_id: 'a', state: 't' }, true],
  ['a cookie that names none', { state: 't' }, true],
  ['no cookie', {}, true],
  ['another client', { client_id: 'b' }, false],
])('preserves client information only for the client of its request, after %s', (_what, fromCookie, stays) => {
  const { client } = after(requested({ client_id: 'a', state: 's' }), events.clientInfoReceived(info), requested(fromCookie));
  expect(client).toEqual(stays ? info : null);
});

it('preserves client information when the request becomes known later, and the request when client information is received', () => {
  const request = requested({ client_id: 'a' }, { prompt: 'login' });
  const known = { ...after(request), client: info };
  expect(after(events.clientInfoReceived(info), request)).toEqual(known);
  expect(after(request, events.clientInfoReceived(info))).toEqual(known);
});

it.each(
  rowsOf<boolean, unknown>([
    [true, 'true', '', true, null, 'perhaps', undefined],
    [false, 'false', false, 'False', 0],
  ]),
)('decides whether registration is allowed when the client declares %j', (allow_registration, allowed) => {
  expect(registrationAllowed(stateAfter(requested({ client_id: 'a', allow_registration })))).toBe(allowed);
});

const usb = { id: 'one', type: 'public-key' as const, transports: ['usb' as const] };
const phone = { id: 'two', type: 'public-key' as const, transports: ['hybrid' as const] };
type Credential = typeof usb | typeof phone;

const listed = (passkeys_enabled: boolean, ...allow_credentials: Credential[]) =>
  events.passkeysChecked({ passkeys_enabled, allow_credentials });
const account = (...allowCredentials: Credential[]) =>
  accountFound({ status: 'registered', auth_options: { authentication_options: { allowCredentials } } });

const known = [listed(true, usb), events.passkeyTried(), events.passkeyApiFailed()];
const everything = { status: 'supported', allowCredentials: [usb], hasTriedPasskey: true, apiFailed: true };

it.each<[string, UnknownAction, object]>([
  ['the account names another', account(phone), { allowCredentials: [phone] }],
  ['the account names none', account(), {}],
  ['the list names another', listed(true, phone), { allowCredentials: [phone] }],
  ['the list is empty', listed(false), {}],
  ['another user begins', events.userChanged(), { allowCredentials: [], hasTriedPasskey: false }],
  ['the sign-in ends', events.signInEnded('timedOut'), { allowCredentials: [], hasTriedPasskey: false, apiFailed: false }],
])('updates passkeys when %s', (_when, event, after) => expect(stateAfter(...known, event).passkey).toEqual({ ...everything, ...after }));

const enabled = listed(true);
const disabled = listed(false);

it('remembers after a sign-out that the browser has no passkeys', () =>
  expect(stateAfter(events.passkeySupportKnown(false), events.signInEnded('invalid')).passkey.status).toBe('unsupported'));

it.each<[string, UnknownAction[], possible: boolean, due: boolean]>([
  ['nothing is known', [], false, false],
  ['the browser supports passkeys, the account does not allow them', [disabled], false, false],
  ['the account allows passkeys, the browser does not support them', [enabled, events.passkeySupportKnown(false)], false, false],
  ['account and browser allow passkeys', [enabled, events.passkeySupportKnown(false), events.passkeySupportKnown(true)], true, true],
  ['the list of passkeys proves support', [events.passkeySupportKnown(false), enabled], true, true],
  ['a passkey was tried', [enabled, events.passkeyTried()], true, false],
  ['the API has failed', [enabled, events.passkeyApiFailed()], true, false],
  ['a passkey was tried for another user', [enabled, events.passkeyTried(), events.userChanged(), enabled], true, true],
])('returns whether a passkey is possible and due when %s', (_when, given, possible, due) => {
  const state = stateAfter(...given);
  expect([passkeyPossible(state), passkeyDue(state)]).toEqual([possible, due]);
});

it('returns that a passkey is possible after a reload until the browser is checked again, so that nothing shifts', () => {
  const { journey, passkey } = stateAfter(enabled);
  expect(passkeyPossible({ journey, passkey: { ...passkey, status: null } })).toBe(true);
});

it('stores the instruction of a step until it is cleared or the step ends', () => {
  const asks = [events.stepStarted(), events.instructionGiven('Look at your device', '/login')];
  expect(stateAfter(...asks).page).toEqual({ loading: true, instruction: 'Look at your device', passwordRoute: '/login' });
  expect(stateAfter(...asks, events.instructionGiven('')).page).toEqual({ loading: true, instruction: '', passwordRoute: '' });
  for (const end of [events.stepEnded(), events.documentHidden()])
    expect(stateAfter(...asks, end).page).toEqual({ loading: false, instruction: '', passwordRoute: '' });
});

it('contains the last banners in the banners slice', () => {
  const down = { showBanner: true, message: 'The service is down' };
  const none = { showBanner: false, message: '' };
  const later = [events.bannersReceived({ app: down, alerts: none }), events.bannersReceived({ app: none, alerts: down })];
  expect(stateAfter(...later).banners).toEqual({ app: none, alerts: down });
});

it('knows nothing of a user at first', () => {
  const valuesIn = (value: unknown): unknown[] => (Object(value) === value ? Object.values(value as object).flatMap(valuesIn) : [value]);
  expect(valuesIn(stateAfter()).filter(Boolean)).toEqual(['24 hours']);
});

it('counts the busy pages of the document, and stores each of its facts apart from the others', () => {
  const busy = ([1, 1, -1] as const).map((by) => events.busyPagesChanged(by));
  const given = [events.networkChanged(true), events.backClicked(5), events.ranOnArrival('a'), ...busy];
  expect(stateAfter(...given).document).toEqual({ offline: true, backClickedAt: 5, arrivals: 'a', busyPages: 1 });
});

it('retains the first value of a page when the state changes', () => {
  const { store } = openStore(events.emailEntered('maya@example.com'));
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => [useStateOnArrival((state) => state.profile.email), useAppSelector((state) => state.profile.email)], {
    wrapper,
  });
  expect(result.current).toEqual(['maya@example.com', 'maya@example.com']);
  act(() => void store.dispatch(events.emailEntered('ada@example.com')));
  expect(result.current).toEqual(['maya@example.com', 'ada@example.com']);
});
