import { readArrival } from '@/session/arrival';
import { serverNow } from '@/session/clock';
import { asksForMatch, asksForProof } from '@/session/oidc-parameters';
import { storeRoundTrip } from '@/session/round-trips';
import { documentAccount, documentSession } from '@/session/sign-in';
import { signInAs, world } from '../../../mocks/server';
import { authApiFailed, changeRequest, expectConsoleMessage, putCookie, putSession, rawCookie, tokenOf } from '../../support/environment';
import { expectPage, unloadDocument, visit } from '../../support/user';

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

function readArrivalAt(address: string) {
  window.history.replaceState({ usr: 'state', key: 'first', idx: 0 }, '', address);
  return readArrival(window.location.search);
}

it.each(parameters)('reads the parameter %s from the address', (name) => {
  expect(readArrivalAt(`/enter-email?${name}=a%20b&other=1`).fromAddress).toEqual({ [name]: 'a b' });
});

it.each(['session_id', 'account_id', 'id_token', 'code', '__proto__', 'Client_id', ''])('reads no %j from the address', (name) => {
  expect(readArrivalAt(`/enter-email?${name}=a`).fromAddress).toEqual({});
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

it('reads an arrival with a valid token as logged in, and one with a token of another session as not, which removes the token', () => {
  putSession('session-1');
  putCookie('id_token', tokenOf({ account_id: 'account-1' }));
  expect(readArrivalAt('/').loggedIn).toBe(true);
  expect([documentSession(), documentAccount()]).toEqual(['session-1', 'account-1']);
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
  ['/enter-email?a=1&roundTrip=otp:renewal&b=2', '/enter-email?a=1&b=2'],
  ['http://localhost:3000//evil.example/?roundTrip=otp:renewal', '//evil.example/'],
  ['/No/Such-Page?roundTrip=otp:renewal', '/No/Such-Page'],
])('changes the address of an arrival from %s to %s, and not the state of its history entry', (address, expected) => {
  readArrivalAt(address);
  expect(window.location.href.replace('http://localhost:3000', '')).toBe(expected);
  expect(window.history.state).toEqual({ usr: 'state', key: 'first', idx: 0 });
});

it('removes the query of an emailed link before the address is stored, and does not rewrite a canonical address', () => {
  readArrivalAt('/Reset/New-Password/?code=1&roundTrip=otp:renewal#main');
  expect(window.location.href).toBe('http://localhost:3000/reset/new-password');
  window.history.replaceState(null, '', '/enter-email?state=1');
  const written = vi.spyOn(window.history, 'replaceState');
  readArrival(window.location.search);
  expect(written).not.toHaveBeenCalled();
});

it('stores in the history entry of an arrival which call was redirected last', () => {
  for (const roundTrip of ['otp:renewal', 'password:firewall', 'authcode:renewal'] as const) storeRoundTrip(roundTrip, '/login');
  const { roundTrips } = readArrivalAt('/login');
  expect(roundTrips).toEqual(['otp:renewal', 'password:firewall', 'authcode:renewal']);
  expect(window.history.state).toEqual({ usr: { returnedFrom: 'authcode:renewal' }, key: 'first', idx: 0 });
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
it('logs the user out when the cookie names another client, because the identity token belongs to the first', async () => {
  expectConsoleMessage(authApiFailed);
  signInAs('mobile', { upTo: 'identity-token' });
  await visit('/nhs-login-consent?allow_registration=false');
  await expectPage('/nhs-login-consent', 'Agree to share your login information');
  await unloadDocument();
  changeRequest(another);
  const before = world().calls.filter(({ by }) => by !== '');
  const { exits } = await visit('/authcode');
  expect(document.cookie).not.toMatch(/id_token/);
  await expectPage('/session-timeout', 'We have logged you out');
  expect(exits).toEqual([]);
  expect(world().calls.filter(({ by }) => by !== '')).toEqual(before);
});

it.each<[string, unknown, proof: boolean, match: boolean]>([
  ['nothing', undefined, true, true],
  ['null', null, true, true],
  ['an empty text', '', true, true],
  ['a list of nothing that is a vector', ['', 7, null], true, true],
  ['the highest level', 'P9', true, true],
  ['the highest level at the end', 'Cp.P9', true, true],
  ['a list of the highest level', ['P9.Cp.Cd', 'P9.Cp.Ck', 'P9.Cm'], true, true],
  ['a single vector as JSON', '"P9.Cm"', true, true],
  ['the highest level in small letters', 'p9.cp.cd', true, true],
  ['the highest level with spaces around it', ' P9.Cm\n', true, true],
  ['several of the highest level in one text', 'P9.Cp.Cd P9.Cm', true, true],
  ['P5', 'P5.Cp.Cd', false, true],
  ['P5 or P9', ['P9.Cm', 'P5.Cp.Cd'], false, true],
  ['P5 or P9 in one text', 'P9.Cp.Cd,P5.Cp.Cd', false, true],
  ['P0 or P5', ['P0.Cm', 'P5.Cm'], false, false],
  ['P0', '["P0.Cp.Cd","P0.Cm"]', false, false],
  ['levels that begin like others', ['P90.Cm', 'P50.Cm'], false, false],
  ['a level that ends like the highest', 'XP9.Cm', false, false],
  ['a list of JSON', ['["P9"]'], false, false],
])('decides whether the vector %s requires a proof of identity, and a match: %#', (_what, vtr, proof, match) => {
  expect([asksForProof(vtr), asksForMatch(vtr)]).toEqual([proof, match]);
});
