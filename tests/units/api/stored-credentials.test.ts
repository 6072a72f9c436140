import { describe, expect, it } from 'vitest';
import { fetchAuthenticationOptions } from '@/api/fido2';
import { checkPasskeyStatus } from '@/api/login';
import { putSession } from '../../support/plain-cookies';
import { recordSends } from '../../support/recorded-sends';

const passkeys = async (allow_credentials: unknown) => {
  putSession();
  recordSends({ passkeys_enabled: true, allow_credentials });
  return (await checkPasskeyStatus('a@example.com')).allow_credentials;
};

describe('passkeys of an account', () => {
  it.each<[string, object[]]>([
    ['none', []],
    ['one without transports', [{ id: 'a', type: 'public-key' }]],
    ['one with a transport that nobody knows yet', [{ id: 'a', type: 'public-key', transports: ['thought'] }]],
    [
      'two',
      [
        { id: 'a', type: 'public-key' },
        { id: 'b', type: 'public-key', transports: [] },
      ],
    ],
  ])('returns the credentials unchanged: %s', async (_what, list) => {
    expect(await passkeys(list)).toEqual(list);
  });

  it.each<[string, unknown]>([
    ['no list', 'a'],
    ['an object', { id: 'a', type: 'public-key' }],
    ['null', null],
  ])('returns no credentials without a list: %s', async (_what, list) => {
    expect(await passkeys(list)).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['without an id', { type: 'public-key' }],
    ['whose id the browser cannot decode', { id: 'a key!', type: 'public-key' }],
    ['with an empty id', { id: '', type: 'public-key' }],
    ['of another type', { id: 'a', type: 'password' }],
    ['without a type', { id: 'a', type: '' }],
    ['that is a text', 'a'],
    ['that is null', null],
    ['that is a list', [{ id: 'a', type: 'public-key' }]],
  ])('returns the other credentials beside one %s', async (_what, one) => {
    const others = [
      { id: 'b_-', type: 'public-key', transports: ['usb'] },
      { id: 'c+/=', type: 'public-key' },
    ];
    expect(await passkeys([others[0], one, others[1]])).toEqual(others);
  });

  it.each<[unknown, object]>([
    [
      { id: 'a', type: 'PUBLIC-KEY' },
      { id: 'a', type: 'public-key' },
    ],
    [
      { id: 'a', type: 'public-key', transports: null },
      { id: 'a', type: 'public-key' },
    ],
    [
      { id: 'a', type: 'public-key', transports: 'usb' },
      { id: 'a', type: 'public-key' },
    ],
    [
      { id: 'a', type: 'public-key', transports: ['usb', null, {}] },
      { id: 'a', type: 'public-key', transports: ['usb'] },
    ],
  ])('reads from %j the credentials %j', async (given, expected) => {
    expect(await passkeys([given])).toEqual([expected]);
  });
});

const optionsWith = async (more: object) => {
  putSession();
  recordSends({ authentication_options: { challenge: 'c', ...more }, transaction_id: 't' });
  return (await fetchAuthenticationOptions()).authentication_options;
};

describe('options of a challenge', () => {
  it.each<[object, object]>([
    [
      { timeout: '60000', rpId: 'example.com' },
      { timeout: 60_000, rpId: 'example.com' },
    ],
    [{ userVerification: 'REQUIRED' }, { userVerification: 'required' }],
    [{ userVerification: 'perhaps' }, {}],
    [{ timeout: 'soon' }, {}],
    [{ timeout: null, rpId: null, allowCredentials: null, userVerification: null, hints: null, extensions: null }, {}],
    [
      { hints: ['hybrid', 'a-new-one'], extensions: { uvm: true, prf: { eval: { first: 'a' } } } },
      { hints: ['hybrid', 'a-new-one'], extensions: { uvm: true, prf: { eval: { first: 'a' } } } },
    ],
    [
      { hints: [null, 'hybrid'], extensions: { appid: null, uvm: true } },
      { hints: ['hybrid'], extensions: { uvm: true } },
    ],
    [{ a_new_member: [{ b: 1 }] }, { a_new_member: [{ b: 1 }] }],
  ])('reads from %j the options %j', async (given, expected) => {
    const options = await optionsWith(given);
    expect(JSON.parse(JSON.stringify(options))).toEqual({ challenge: 'c', allowCredentials: [], ...expected });
  });
});

it.each(['discouraged', 'preferred', 'required'])('accepts a user verification %s', async (userVerification) => {
  putSession();
  recordSends({ authentication_options: { challenge: 'c', userVerification }, transaction_id: 't' });
  expect((await fetchAuthenticationOptions()).authentication_options.userVerification).toBe(userVerification);
});
