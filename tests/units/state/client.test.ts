import { describe, expect, it } from 'vitest';
import type { OidcParameters } from '@/session/oidc-parameters';
import { registrationAllowed } from '@/state/client';
import { clientInfoReceived } from '@/state/events';
import { arrival } from '../../support/arrival';
import { stateAfter } from '../../support/bare-store';

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
  ])('comes from %s', (_what, fromCookie, fromAddress, oidc) => {
    expect(after(requested(fromCookie, fromAddress)).oidc).toEqual(oidc);
  });
});

describe('request of a later arrival', () => {
  const first = requested({ client_id: 'a', state: 's', nonce: 'n' }, { client_id: 'a', prompt: 'login' });

  it.each<[string, OidcParameters, OidcParameters, OidcParameters]>([
    ['goes on without a cookie', {}, {}, { client_id: 'a', state: 's', nonce: 'n', prompt: 'login' }],
    ['goes on with the same', { client_id: 'a', state: 's', nonce: 'n' }, {}, { client_id: 'a', state: 's', nonce: 'n', prompt: 'login' }],
    ['goes on with what the cookie still has', { client_id: 'a' }, {}, { client_id: 'a', prompt: 'login' }],
    ['does not take what an address adds', { client_id: 'a', state: 's' }, { vtr: 'x' }, { client_id: 'a', state: 's', prompt: 'login' }],
    ['does not take what an address adds to no cookie', {}, { vtr: 'x' }, { client_id: 'a', state: 's', nonce: 'n', prompt: 'login' }],
    ['takes what the cookie adds', { client_id: 'a', scope: 'openid' }, {}, { client_id: 'a', scope: 'openid', prompt: 'login' }],
    [
      'begins anew with another state',
      { client_id: 'a', state: 't', nonce: 'n' },
      { vtr: 'x' },
      { client_id: 'a', state: 't', nonce: 'n', vtr: 'x' },
    ],
    ['begins anew with another nonce', { client_id: 'a', state: 's', nonce: 'm' }, {}, { client_id: 'a', state: 's', nonce: 'm' }],
    [
      'begins anew with another client',
      { client_id: 'b', state: 's', nonce: 'n' },
      { vtr: 'x' },
      { client_id: 'b', state: 's', nonce: 'n', vtr: 'x' },
    ],
  ])('handles %s', (_what, fromCookie, fromAddress, oidc) => {
    expect(after(first, requested(fromCookie, fromAddress)).oidc).toEqual(oidc);
  });
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

  it('stays when the request becomes known later', () => {
    expect(after(clientInfoReceived(info), requested({ client_id: 'a' }))).toEqual({
      oidc: { client_id: 'a' },
      fromAddress: {},
      client: info,
    });
  });

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
