import { screen } from '@testing-library/react';
import { readArrival } from '@/session/arrival';
import { serverNow } from '@/session/clock';
import { asksForMatch, asksForProof, parametersOfAddress } from '@/session/oidc-parameters';
import { storeRoundTrip } from '@/session/round-trips';
import { documentAccount, documentSession } from '@/session/sign-in';
import { signInAs, world } from '../../../mocks/server';
import { authApiFailed, expectConsoleMessage } from '../../support/console-guard';
import { putCookie, putSession, rawCookie, tokenOf } from '../../support/cookies';
import { changeRequest } from '../../support/other-sign-ins';
import { expectPage } from '../../support/page';
import { unloadDocument, visit } from '../../support/visit';

const sent = () => world().calls.find(({ path }) => path.endsWith('/authcode'))?.body;

// RFC 7636, 4.3.
it('sends a code challenge of the first address to /authcode with the other parameters', async () => {
  const { session } = signInAs('mobile', { upTo: 'identity-token' });
  await visit('/authcode?code_challenge=E9Melhoa2Ow&code_challenge_method=S256&code_verifier=secret');
  await expectPage('/nhs-login-consent', 'Agree to share your login information');
  expect(sent()).toEqual({ ...session.oidc, code_challenge: 'E9Melhoa2Ow', code_challenge_method: 'S256' });
});
const parameters =
  'client_id redirect_uri state nonce scope response_type vtr prompt code_challenge code_challenge_method allow_registration'.split(' ');

/** An arrival at an address. */
function readArrivalAt(address: string) {
  window.history.replaceState({ usr: 'state', key: 'first', idx: 0 }, '', address);
  return readArrival(window.location.search);
}
const here = () => window.location.href.replace('http://localhost:3000', '');

it.each(parameters)('reads the parameter %s from the address', (name) => {
  expect(readArrivalAt(`/enter-email?${name}=a%20b&other=1`).fromAddress).toEqual({ [name]: 'a b' });
});

it.each(['session_id', 'account_id', 'id_token', 'code', '__proto__', 'Client_id', ''])('reads no %j from the address', (name) => {
  expect(readArrivalAt(`/enter-email?${name}=a`).fromAddress).toEqual({});
});

it.each<[string, unknown, unknown, boolean]>([
  ['the client of the cookie', '7', 7, true],
  ['no client', undefined, 'one', true],
  ['a client, and the cookie names none', 'one', undefined, true],
  ['another client than the cookie', 'one', 'two', false],
])('decides whether the parameters of an address fit that names %s', (_what, inAddress, client_id, fits) => {
  const fromAddress = { client_id: inAddress, state: 'a' };
  expect(parametersOfAddress({ fromAddress, fromCookie: { client_id } })).toEqual(fits ? fromAddress : {});
});

it.each<[string, string, object]>([
  ['decodes address parameters once', 'state=a%2520b', { state: 'a%20b' }],
  ['uses the first of repeated address parameters', 'client_id=one&state=a&client_id=two&state[]=b', { client_id: 'one', state: 'a' }],
  ['reads an empty address parameter', 'state=', { state: '' }],
])('%s', (_rule, query, expected) => expect(readArrivalAt(`/enter-email?${query}`).fromAddress).toEqual(expected));

it('reads the request in the cookie without the session id', () => {
  expect(readArrivalAt('/').fromCookie).toEqual({});
  putCookie('nhs-authorization-cookie', '{"session_id":"session-1","client_id":"client-1","vtr":["P9"],"more":1}');
  expect(readArrivalAt('/').fromCookie).toEqual({ client_id: 'client-1', vtr: ['P9'], more: 1 });
});

it('reads an arrival with a valid token as logged in', () => {
  putSession('session-1');
  putCookie('id_token', tokenOf({ account_id: 'account-1' }));
  expect(readArrivalAt('/').loggedIn).toBe(true);
  expect([documentSession(), documentAccount()]).toEqual(['session-1', 'account-1']);
});

it('reads an arrival with a token of another session as not logged in, and removes the token', () => {
  putSession('session-1');
  putCookie('id_token', tokenOf({ account_id: 'account-1' }));
  readArrivalAt('/');
  putSession('session-2');
  expect(readArrivalAt('/').loggedIn).toBe(false);
  expect(rawCookie('id_token')).toBeUndefined();
});

it('restores the server time of earlier documents on arrival', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  sessionStorage.setItem('nhs-login-clock', '5000');
  readArrivalAt('/');
  expect(serverNow()).toBe(5000);
});

it.each([
  ['/enter-email?state=1#main', '/enter-email?state=1#main'],
  ['/Enter-Email//?state=1#main', '/enter-email?state=1#main'],
  ['/enter-email?roundTrip=otp:renewal#main', '/enter-email#main'],
  ['/enter-email?a=1&roundTrip=otp:renewal&b=2', '/enter-email?a=1&b=2'],
  ['http://localhost:3000//evil.example/?roundTrip=otp:renewal', '//evil.example/'],
  ['/No/Such-Page?roundTrip=otp:renewal', '/No/Such-Page'],
  ['/Reset/New-Password/?code=1&roundTrip=otp:renewal#main', '/reset/new-password'],
])('changes the address of an arrival from %s to %s', (address, expected) => {
  readArrivalAt(address);
  expect(here()).toBe(expected);
});

it('does not rewrite the address of an arrival when it is canonical', () => {
  window.history.replaceState(null, '', '/enter-email?state=1');
  const written = vi.spyOn(window.history, 'replaceState');
  readArrival(window.location.search);
  expect(written).not.toHaveBeenCalled();
});

it('preserves on arrival the state of a history entry without a marker', () => {
  readArrivalAt('/Enter-Email?state=1');
  expect(window.history.state).toEqual({ usr: 'state', key: 'first', idx: 0 });
});

it('stores in the history entry of an arrival which call was redirected last', () => {
  for (const roundTrip of ['otp:renewal', 'password:firewall', 'authcode:renewal'] as const) storeRoundTrip(roundTrip, '/login');
  const { roundTrips } = readArrivalAt('/login');
  expect(roundTrips).toEqual(['otp:renewal', 'password:firewall', 'authcode:renewal']);
  expect(window.history.state).toEqual({ usr: { returnedFrom: 'authcode:renewal' }, key: 'first', idx: 0 });
});

it('stores no redirect that only the address names', () => {
  expect(readArrivalAt('/login?roundTrip=otp:renewal').roundTrips).toEqual([]);
  expect(window.history.state).toEqual({ usr: 'state', key: 'first', idx: 0 });
});

it.each<[string, string, NavigationTimingType, boolean]>([
  ['a request of the client', '/enter-email?client_id=a', 'navigate', true],
  ['a reload', '/enter-email?client_id=a', 'reload', false],
  ['the way back', '/enter-email?client_id=a', 'back_forward', false],
  ['an address without a client', '/enter-email?state=a', 'navigate', false],
])('decides whether an arrival is a request of the client: %s', (_what, address, type, isRequest) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  expect(readArrivalAt(address).isRequest).toBe(isRequest);
});
const another = { client_id: 'another-client', redirect_uri: 'https://another.example/callback', scope: 'openid' };
/** A document of the first client, whose state is persisted. */
async function afterFirstClient() {
  const { session } = signInAs('mobile', { upTo: 'identity-token' });
  await visit('/nhs-login-consent?allow_registration=false');
  await expectPage('/nhs-login-consent', 'Agree to share your login information');
  await unloadDocument();
  return session;
}

it('shows no name of the first client and sends no consent when the cookie names another client', async () => {
  expectConsoleMessage(authApiFailed);
  await afterFirstClient();
  changeRequest({ ...another, state: undefined });
  // The auth API sets its token along with the request.
  localStorage.removeItem('nhs-login-token-owner');
  await visit('/nhs-login-consent');
  await expectPage('/no-client-info');
  expect(screen.queryByText(/Example health service/)).not.toBeInTheDocument();
  expect(world().calls.filter(({ path }) => path.endsWith('/consent'))).toEqual([]);
});

it('logs the user out when the cookie names another client, because the identity token belongs to the first', async () => {
  expectConsoleMessage(authApiFailed);
  await afterFirstClient();
  changeRequest(another);
  const before = world().calls.filter(({ by }) => by !== '');
  const { exits } = await visit('/authcode');
  expect(document.cookie).not.toMatch(/id_token/);
  await expectPage('/session-timeout', 'We have logged you out');
  expect(exits).toEqual([]);
  expect(world().calls.filter(({ by }) => by !== '')).toEqual(before);
});
it.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['a list of nothing that is a vector', ['', 7, null]],
  ['the highest level', 'P9'],
  ['the highest level at the end', 'Cp.P9'],
  ['a list of the highest level', ['P9.Cp.Cd', 'P9.Cp.Ck', 'P9.Cm']],
  ['a single vector as JSON', '"P9.Cm"'],
  ['the highest level in small letters', 'p9.cp.cd'],
  ['the highest level with spaces around it', ' P9.Cm\n'],
  ['several of the highest level in one text', 'P9.Cp.Cd P9.Cm'],
])('requires a proof of identity for the vector %s', (_what, vtr) => expect(asksForProof(vtr)).toBe(true));

it.each<[string, unknown]>([
  ['a lower level', 'P5.Cp.Cd'],
  ['a list with a lower level too', ['P9.Cm', 'P5.Cp.Cd']],
  ['a level that begins like the highest', 'P90.Cm'],
  ['a level that ends like the highest', 'XP9.Cm'],
  ['a list of JSON', ['["P9"]']],
  ['a lower level too, in one text', 'P9.Cp.Cd,P5.Cp.Cd'],
])('requires no proof of identity for the vector %s', (_what, vtr) => expect(asksForProof(vtr)).toBe(false));

it.each<[string, unknown, boolean]>([
  ['nothing', undefined, true],
  ['P5', 'P5.Cp.Cd', true],
  ['P5 or P9', '["P5.Cm","P9.Cm"]', true],
  ['P0', '["P0.Cp.Cd","P0.Cm"]', false],
  ['P0 or P5', ['P0.Cm', 'P5.Cm'], false],
  ['a level that begins like P5', 'P50.Cm', false],
])('decides whether the vector %s requires a match: %#', (_level, vtr, isAsked) => expect(asksForMatch(vtr)).toBe(isAsked));
