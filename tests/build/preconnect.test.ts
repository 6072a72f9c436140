import { expect, it } from 'vitest';
import { parseConfig } from '@/settings';
import { preconnects } from '../../hosting/preconnect';
import { policyOf } from '../support/security-headers';

const linksFor = (env: Record<string, string>) => preconnects(parseConfig(env)).split('\n').filter(Boolean);
const linksTo = (href: string) => [`<link rel="preconnect" href="${href}">`, `<link rel="preconnect" href="${href}" crossorigin>`];

it('connects to nothing when the APIs are paths of the own origin', () => expect(linksFor({})).toEqual([]));

it('connects with and without credentials to each other origin of the APIs of every login', () => {
  const env = { VITE_LOGIN_API_URL: 'https://login.example.com:8443/v1', VITE_AUTH_API_URL: 'https://auth.example.com' };
  expect(linksFor(env)).toEqual([...linksTo('https://login.example.com:8443'), ...linksTo('https://auth.example.com')]);
});

it('connects once to an origin that several APIs share', () => {
  const env = { VITE_LOGIN_API_URL: 'https://api.example.com/login', VITE_AUTH_API_URL: 'https://api.example.com/auth' };
  expect(linksFor(env)).toEqual(linksTo('https://api.example.com'));
});

it('does not connect to the addresses that a login may never call', () => {
  const names = ['PROOFING_API', 'ACCOUNT_API', 'FIDO2_API', 'BANNERS', 'REPORTS', 'PYI'];
  expect(linksFor(Object.fromEntries(names.map((name) => [`VITE_${name}_URL`, 'https://other.example.com/v1'])))).toEqual([]);
});

it('connects only where the security policy allows calls', () => {
  const env = { VITE_LOGIN_API_URL: 'https://login.example.com', VITE_AUTH_API_URL: 'http://auth.example.com:8080/v1' };
  const origins = linksFor(env).map((link) => /href="(.*?)"/.exec(link)?.[1]);
  expect(new Set(policyOf(env)['connect-src'])).toEqual(new Set(["'self'", ...origins]));
});
