import { waitFor } from '@testing-library/react';
import { SESSION_HOURS } from '@/limits-and-durations';
import { measureServerTime } from '@/session/clock';
import {
  accountId,
  claimsOf,
  gpRecordChecked,
  holdsOwnToken,
  identityToken,
  removeForeignToken,
  storeIdentityToken,
  tokenInCookie,
} from '@/session/identity-token';
import { authorizationCookie } from '@/session/session';
import { signIn } from '@/session/sign-in';
import { signInAs, world } from '../../../mocks/server';
import { dropCookie, putCookie, putSession, rawCookie, rowsOf, tokenOf } from '../../support/environment';
import { button, fill, visit } from '../../support/user';

describe('identity token', () => {
  const inAnHour = Math.ceil(Date.now() / 1000) + 3600;
  const claims = { aud: 'example-health-service', exp: inAnHour, gp_record_checked: true, account_id: 'account-1' };

  const hold = (payload: unknown) => void (document.cookie = `id_token=${tokenOf(payload as object)}; path=/`);

  it.each<[keyof typeof claims, unknown]>([
    ['aud', ['example-health-service', 7]],
    ['aud', 7],
    ['exp', String(inAnHour)],
    ['exp', null],
  ])('reads the claims of an identity token one by one: %s %j does not affect the others', (name, odd) => {
    hold({ ...claims, [name]: odd });
    expect(accountId()).toBe('account-1');
    expect(gpRecordChecked(tokenOf({ ...claims, [name]: odd }))).toBe(true);
  });

  it.each<[object, string]>([
    ...[null, undefined, '', ' ', ['account-1'], {}, true].map((account_id): [object, string] => [{ account_id }, '']),
    [{ account_id: 42 }, '42'],
    [{ account_id: ' account-1 ' }, 'account-1'],
    [{ account_id: 'account-1', 'custom:account_id': 'account-2', sub: 'account-3' }, 'account-1'],
    [{ account_id: null, 'custom:account_id': 'account-2', sub: 'account-3' }, 'account-2'],
    [{ account_id: '', 'custom:account_id': {}, sub: 'account-3' }, 'account-3'],
    [{ sub: 7 }, '7'],
  ])('takes the account from the first of three claims of an identity token: %j', (named, account) => {
    hold({ exp: inAnHour, ...named });
    expect(accountId()).toBe(account);
  });

  it.each<unknown>([null, 'a text', 42, true])('reads no claims from an identity token with the payload %j', (payload) => {
    hold(payload);
    expect([accountId(), gpRecordChecked(tokenOf(payload as object))]).toEqual(['', false]);
  });

  it.each([
    ...['', 'no token', 'e30.@@@.e30', `e30.${btoa('no JSON')}.e30`, 'head', 'head.', 'head.e30', 'head.!.signature'],
    ...[`head.${btoa('{')}.signature`, `head.${btoa('null')}.signature`],
  ])('reads no claims from the identity token %j', (token) => expect(claimsOf(token)).toEqual({}));

  it('reads the claims of an identity token from base64url', () => {
    const claims = { a: '???>>>???>>>', b: 1 };
    const payload = btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_');
    expect(payload).toMatch(/-.*-/);
    expect(payload).toMatch(/_.*_/);
    expect(claimsOf(`head.${payload}.signature`)).toEqual(claims);
  });

  it('stores the identity token for the browser session', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    expect(signIn(tokenOf(claims))).toBe(true);
    expect(written.mock.calls.join()).toMatch(/^id_token=/);
    expect(written.mock.calls.join()).not.toMatch(/expires|max-age/i);
  });
});

it('removes the identity token before a password is checked', async () => {
  signInAs('mobile', { upTo: 'identity-token' });
  const { user } = await visit('/login');
  await fill(user, 'user-email', 'mobile@example.com');
  await fill(user, 'password-input', 'wrong');
  await user.click(button('Continue'));
  await waitFor(() => expect(world().calls.some(({ path }) => path.endsWith('/user-sign-in'))).toBe(true));
  await waitFor(() => expect(document.cookie).not.toMatch(/id_token/));
});

describe('identity token in the cookie', () => {
  const now = Date.UTC(2030, 0, 1);
  const seconds = now / 1000;
  const minute = 60;
  const hour = 60 * minute;
  const day = 24 * hour;

  /** A token in the cookie, read once. */
  function hold(claims: object) {
    putCookie('id_token', tokenOf(claims));
    return identityToken();
  }
  const later = (by: number) => void vi.setSystemTime(now + by * 1000);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    measureServerTime('Tue, 01 Jan 2030 00:00:00 GMT');
  });

  it.each([
    ['in ten minutes', { exp: seconds + 10 * minute }, 10 * minute],
    ['in a day', { exp: seconds + day }, day],
    ['in a day and a second, which counts for a session', { exp: seconds + day + 1 }, SESSION_HOURS * hour],
    ['at a time that is a text, which counts for a session', { exp: '1' }, SESSION_HOURS * hour],
    ['never, which counts for a session', {}, SESSION_HOURS * hour],
  ])('accepts an identity token until it ends %s, however often it is read', (_when, claims, lifetime) => {
    expect(hold(claims)).toBe(tokenOf(claims));
    later(lifetime / 2);
    expect(identityToken()).toBe(tokenOf(claims));
    later(lifetime - 1);
    expect(identityToken()).toBe(tokenOf(claims));
    later(lifetime);
    expect(identityToken()).toBeUndefined();
    expect(tokenInCookie()).toBe(tokenOf(claims));
  });

  it.each([seconds, seconds - 1, 1, 0, -1])('rejects an identity token that ended at %i', (exp) => expect(hold({ exp })).toBeUndefined());

  it.each([
    ['server', 2 * hour, hour],
    ['device', -2 * hour, -hour],
  ])('accepts an identity token that has ended by the clock of the %s only', (_clock, ahead, exp) => {
    measureServerTime(new Date(now + ahead * 1000).toUTCString());
    expect(hold({ exp: seconds + exp })).toBeDefined();
  });

  it('checks an identity token again when it is replaced', () => {
    expect(hold({ exp: seconds - 1 })).toBeUndefined();
    expect(hold({ exp: seconds + 1 })).toBeDefined();
    expect(hold({ exp: seconds - 1 })).toBeUndefined();
  });

  it.each(['', 'a b', 'é'])('rejects the identity token %j, which no header can carry', (text) => {
    putCookie('id_token', text);
    expect([tokenInCookie(), identityToken()]).toEqual([undefined, undefined]);
  });

  it('returns the account while the identity token is valid', () => {
    hold({ account_id: 'account-1', exp: seconds + 1 });
    expect(accountId()).toBe('account-1');
    later(1);
    expect(accountId()).toBe('');
  });

  it.each(
    rowsOf<boolean, unknown>([
      [true, true, 'true', 1],
      [false, false, 'false', null, undefined],
    ]),
  )('reads the claim %j as a checked GP record: %j', (gp_record_checked, expected) => {
    expect(gpRecordChecked(tokenOf({ gp_record_checked }))).toBe(expected);
  });
});

/** FNV-1a of `token-1`, `session-1`, `session-2` and `client-1`, `client-2`, to base 36. */
const [token1, session1, session2, client1, client2] = ['17ifrg4', 'w0und9', 'v6vuac', '1fvlre0', '1gpkkgx'];

const storeOwner = (marks: string) => localStorage.setItem('nhs-login-token-owner', marks);
const owner = () => localStorage.getItem('nhs-login-token-owner') ?? undefined;
const token = () => rawCookie('id_token');

function storeTokenFor(session: string, client?: string) {
  putSession(session, client);
  storeIdentityToken('token-1', authorizationCookie());
}

it.each([
  ['for a session and a client', () => putSession('session-1', 'client-1'), `${token1}.${session1}.${client1}`],
  ['for a session', () => putSession('session-2'), `${token1}.${session2}.`],
  ['before there is a session', () => undefined, `${token1}..`],
])('stores an identity token with a mark of session and client: %s', (_what, arrive, marks) => {
  arrive();
  expect(storeIdentityToken('token-1', authorizationCookie())).toBe(true);
  expect([token(), owner()]).toEqual(['token-1', marks]);
});

it('stores no mark of an identity token when the browser refuses the cookie', () => {
  vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  expect(storeIdentityToken('token-1', authorizationCookie())).toBe(false);
  expect(owner()).toBeUndefined();
});

it('preserves an identity token in another session when storage is blocked, because it has no mark', () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockThrow(new DOMException('Blocked', 'SecurityError'));
  putSession('session-1');
  expect(storeIdentityToken('token-1', authorizationCookie())).toBe(true);
  putSession('session-2');
  removeForeignToken();
  expect(token()).toBe('token-1');
});

it.each<[string, () => void, string]>([
  ['in its session, for its client', () => undefined, `${token1}.${session1}.${client1}`],
  ['in its session, without a client', () => putSession('session-1'), `${token1}.${session1}.`],
  ['of the auth API, without a stored owner', () => localStorage.clear(), `${token1}.${session1}.${client1}`],
  ['of the auth API, with another stored owner', () => storeOwner(`another.${session2}.${client2}`), `${token1}.${session1}.${client1}`],
])('finds a stored token to be of this sign-in, and preserves it on arrival, %s', (_where, arrive, marks) => {
  storeTokenFor('session-1', 'client-1');
  arrive();
  expect(holdsOwnToken(authorizationCookie())).toBe(true);
  removeForeignToken();
  expect([token(), owner()]).toEqual(['token-1', marks]);
});

it('preserves on arrival a token that was stored before the client was known', () => {
  storeTokenFor('session-1');
  putSession('session-1', 'client-2');
  removeForeignToken();
  expect([token(), owner()]).toEqual(['token-1', `${token1}.${session1}.${client2}`]);
});

it.each<[string, () => void]>([
  ['in another session', () => putSession('session-2', 'client-1')],
  ['for another client', () => putSession('session-1', 'client-2')],
  ['without a session', () => dropCookie('nhs-authorization-cookie')],
])('finds a stored token to be of another sign-in, and removes it with its mark on arrival, %s', (_where, arrive) => {
  storeTokenFor('session-1', 'client-1');
  arrive();
  expect(holdsOwnToken(authorizationCookie())).toBe(false);
  removeForeignToken();
  expect([token(), owner()]).toEqual([undefined, undefined]);
});

it('finds no token of this sign-in without a token, and writes and removes no mark on arrival', () => {
  putSession('session-1', 'client-1');
  expect(holdsOwnToken(authorizationCookie())).toBe(false);
  storeOwner('mark');
  removeForeignToken();
  expect([token(), owner()]).toEqual([undefined, 'mark']);
});
