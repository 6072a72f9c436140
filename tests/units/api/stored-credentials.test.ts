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

describe('the passkeys of an account', () => {
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
  ])('are passed on as they are: %s', async (_what, list) => {
    expect(await passkeys(list)).toEqual(list);
  });

  it.each<[string, unknown]>([
    ['no list', 'a'],
    ['one without an id', [{ type: 'public-key' }]],
    ['one of another type', [{ id: 'a', type: 'password' }]],
    ['one without a type', [{ id: 'a', type: '' }]],
    ['one whose transports are numbers', [{ id: 'a', type: 'public-key', transports: [1] }]],
    ['one whose transports are a text', [{ id: 'a', type: 'public-key', transports: 'usb' }]],
  ])('count as none in a list of a wrong shape: %s', async (_what, list) => {
    expect(await passkeys(list)).toEqual([]);
  });
});

it.each(['discouraged', 'preferred', 'required'])('a challenge may have the verification of a user %s', async (userVerification) => {
  putSession();
  recordSends({ authentication_options: { challenge: 'c', userVerification }, transaction_id: 't' });
  expect((await fetchAuthenticationOptions()).authentication_options.userVerification).toBe(userVerification);
});
