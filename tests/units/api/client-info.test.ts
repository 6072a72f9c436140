import { describe, expect, it } from 'vitest';
import { fetchClientInfo } from '@/api/client-info';
import { authApiFailed, expectConsoleMessage } from '../../support/console-guard';
import { recordSends } from '../../support/recorded-sends';

const full = {
  client_homepage_url: 'https://client.example',
  terms_uri: 'https://client.example/terms',
  client_display_name: 'A client',
  approved_scopes: ['profile'],
  claims: ['phone'],
};
const none = { client_homepage_url: '', terms_uri: '', client_display_name: '', approved_scopes: null, claims: null };

describe('client information', () => {
  it.each<[string, object, object]>([
    ['all of it', full, full],
    ['a name alone', { client_display_name: 'A' }, { ...none, client_display_name: 'A' }],
    ['a homepage alone', { client_homepage_url: 'https://a.example' }, { ...none, client_homepage_url: 'https://a.example' }],
    [
      'a name beside odd parts',
      { client_display_name: 'A', client_homepage_url: {}, terms_uri: [], approved_scopes: {} },
      { ...none, client_display_name: 'A' },
    ],
    ['a name that is a number', { client_display_name: 111 }, { ...none, client_display_name: '111' }],
    ['a name to be cleaned', { client_display_name: ' A\n' }, { ...none, client_display_name: 'A' }],
  ])('is %s', async (_what, given, expected) => {
    recordSends(given);
    expect(await fetchClientInfo('client')).toEqual(expected);
  });

  it.each<[string, object]>([
    ['nothing', {}],
    ['neither a name nor a homepage', { ...full, client_display_name: '', client_homepage_url: '' }],
    ['a name of control characters', { client_display_name: '\u0000\u202e' }],
    ['a name that nobody sees', { client_display_name: '\u3164\u2800' }],
    ['an odd name', { client_display_name: [7] }],
  ])('is not enough when it is %s', async (_what, given) => {
    expectConsoleMessage(authApiFailed);
    recordSends(given);
    await expect(fetchClientInfo('client')).rejects.toMatchObject({ kind: 'answer', status: 200 });
  });
});

describe('scopes of a client', () => {
  it.each<[unknown, string[] | null]>([
    ['openid profile', ['openid', 'profile']],
    [' openid\n profile ', ['openid', 'profile']],
    [
      ['openid profile', 'email'],
      ['openid', 'profile', 'email'],
    ],
    [[], []],
    ['', []],
    [null, null],
    [true, null],
    [{ scope: 'profile' }, null],
    // Nobody is asked to agree to a part of what is shared.
    [['profile', { scope: 'email' }], null],
  ])('reads scopes from %j as %j', async (approved_scopes, expected) => {
    recordSends({ ...full, approved_scopes });
    expect((await fetchClientInfo('client')).approved_scopes).toEqual(expected);
  });
});

describe('claims of a client', () => {
  it.each([
    [{ claims: ['phone', 7, null] }],
    [{ claims: { userinfo: { phone: null } } }],
    [{ claims: ' phone email' }],
    [{ claims: 0 }],
    [{ claims: false }],
    [{ claims: [] }],
  ])('preserves the claims exactly: %j', async (given) => {
    recordSends({ ...full, ...given });
    expect(await fetchClientInfo('client')).toMatchObject(given);
  });

  it.each([[{}], [{ claims: null }]])('reads no claims from %j', async (given) => {
    recordSends({ client_display_name: 'A client', ...given });
    expect((await fetchClientInfo('client')).claims).toBeNull();
  });
});
