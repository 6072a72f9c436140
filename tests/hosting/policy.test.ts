import { describe, expect, it } from 'vitest';
import { parseConfig } from '@/settings';
import { contentSecurityPolicy, securityHeaders } from '../../.hosting/headers';

type Environment = Record<string, string>;

const headersOf = (env: Environment = {}, tls = true) => new Map(securityHeaders(parseConfig(env), { tls }));

/** A policy as a browser reads it (W3C CSP Level 3, 2.2.1): directives by name, of which the first counts. */
function policyOf(env: Environment = {}, tls = true) {
  const policy = new Map<string, string[]>();
  for (const directive of (headersOf(env, tls).get('Content-Security-Policy') ?? '').split(';')) {
    const [name = '', ...values] = directive.trim().split(/\s+/);
    expect(policy.has(name), `${name} twice`).toBe(false);
    policy.set(name, values);
  }
  return Object.fromEntries(policy);
}

const plain = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
  'upgrade-insecure-requests': [],
};
const script = 'https://analytics.example.com/nhs-login.js';

describe('the content security policy', () => {
  it('names this origin and nothing else', () => expect(policyOf()).toEqual(plain));

  it('names the origins of APIs and banners that are elsewhere, each once', () => {
    const env = {
      VITE_AUTH_API_URL: 'https://auth.example.com/v1',
      VITE_LOGIN_API_URL: 'https://login.example.com:8443/v1',
      VITE_ACCOUNT_API_URL: 'https://auth.example.com/account',
      VITE_PROOFING_API_URL: '//proofing.example.com/v1',
      VITE_FIDO2_API_URL: 'https://fido2.example.com',
      VITE_BANNERS_URL: 'https://files.example.com/banners.json',
      // Links, which a policy does not hold back.
      VITE_PYI_URL: 'https://pyi.example.com',
      VITE_HELP_CENTRE_URL: 'https://help.example.com',
      VITE_ACCOUNT_SETTINGS_URL: 'https://settings.example.com',
    };
    const origins = [
      'https://auth.example.com',
      'https://login.example.com:8443',
      'https://proofing.example.com',
      'https://fido2.example.com',
      'https://files.example.com',
    ];
    expect(policyOf(env)).toEqual({ ...plain, 'connect-src': ["'self'", ...origins] });
  });

  it.each([
    [script, ["'self'", 'https://analytics.example.com']],
    ['/analytics.js', ["'self'"]],
  ])('lets the analytics script at %s in, by its own policy of trusted types', (VITE_ANALYTICS_SCRIPT_URL, sources) => {
    const changed = { 'script-src': sources, 'connect-src': sources, 'trusted-types': ['nhs-analytics'] };
    expect(policyOf({ VITE_ANALYTICS_SCRIPT_URL })).toEqual({ ...plain, ...changed });
  });

  it('has no way around itself, whatever is configured', () => {
    for (const env of [{}, { VITE_ANALYTICS_SCRIPT_URL: script, VITE_AUTH_API_URL: 'https://auth.example.com' }]) {
      const values = contentSecurityPolicy(parseConfig(env)).map(([, value]) => value);
      expect(values.join(' ')).not.toMatch(/unsafe|\*|data:|blob:|https?:(?!\/\/)|nonce|sha\d/);
    }
  });
});

describe('the security headers', () => {
  const everywhere = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'publickey-credentials-get=(self), otp-credentials=(self), camera=(), microphone=(), geolocation=()',
  };
  const { 'upgrade-insecure-requests': _upgrade, ...withoutUpgrade } = plain;
  const besidesThePolicy = (tls: boolean) => {
    const { 'Content-Security-Policy': _policy, ...others } = Object.fromEntries(headersOf({}, tls));
    return others;
  };

  it('of a real host', () => {
    expect(besidesThePolicy(true)).toEqual({ ...everywhere, 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' });
  });

  it('without https send nobody there', () => {
    expect(besidesThePolicy(false)).toEqual(everywhere);
    expect(policyOf({}, false)).toEqual(withoutUpgrade);
  });
});
