import { describe, expect, it } from 'vitest';
import { mayBeAsked } from '@/journeys/consent/asked';

const client = {
  client_display_name: 'Example Health',
  client_homepage_url: '',
  terms_uri: '',
  approved_scopes: ['openid'],
  claims: ['email'],
};

describe('consent', () => {
  it.each([
    ['a client with a name, scopes and claims', client, true],
    ['lists that are empty', { ...client, approved_scopes: [], claims: [] }, true],
    ['claims that are no list', { ...client, claims: { userinfo: null } }, true],
    ['claims that are an empty text', { ...client, claims: '' }, true],
    ['no client', null, false],
    ['a client without a name', { ...client, client_display_name: '' }, false],
    ['a client without scopes', { ...client, approved_scopes: null }, false],
    ['a client without claims', { ...client, claims: null }, false],
    ['a client with a name only', { ...client, approved_scopes: null, claims: null }, false],
  ])('is possible or not with %s', (_what, given, asked) => {
    expect(mayBeAsked(given)).toBe(asked);
  });
});
