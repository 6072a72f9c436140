import { describe, expect, it } from 'vitest';
import { parseConfig } from '@/settings';
import { contentSecurityPolicy, reportingEndpoints, securityHeaders } from '../../hosting/headers';
import type { InlineHashes } from '../../hosting/inline-hashes';

type Environment = Record<string, string>;

const none = { scripts: [], styles: [] };
const headersOf = (env: Environment = {}, tls = true, inline: InlineHashes = none) =>
  new Map(securityHeaders(parseConfig(env), { tls, inline, as: 'document' }));

/** A policy as a browser reads it (W3C CSP Level 3, 2.2.1): directives by name, of which the first counts. */
function policyOf(env: Environment = {}, tls = true, inline: InlineHashes = none) {
  const policy = new Map<string, string[]>();
  for (const directive of (headersOf(env, tls, inline).get('Content-Security-Policy') ?? '').split(';')) {
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
  'img-src': ["'self'", 'data:'],
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

  it('names what stands inline in the pages by its hash, in the directive of its kind and in no other', () => {
    const inline = { scripts: ["'sha256-MQ=='"], styles: ["'sha256-Mg=='", "'sha256-Mw=='"] };
    const changed = { 'script-src': ["'self'", "'sha256-MQ=='"], 'style-src': ["'self'", "'sha256-Mg=='", "'sha256-Mw=='"] };
    expect(policyOf({}, true, inline)).toEqual({ ...plain, ...changed });
  });

  it.each([
    ['https://reports.example.com/nhs-login', ["'self'", 'https://reports.example.com']],
    ['/reports', ["'self'"]],
  ])('lets reports go to %s, and names the endpoint of its violations', (VITE_REPORTS_URL, sources) => {
    expect(policyOf({ VITE_REPORTS_URL })).toEqual({ ...plain, 'connect-src': sources, 'report-to': ['default'] });
  });

  it('is shorter than 2 KiB with everything on other origins and the hashes of a build', () => {
    const origin = (name: string) => `https://${name}.login.service.example.com/v1`;
    const env = {
      VITE_AUTH_API_URL: origin('auth'),
      VITE_LOGIN_API_URL: origin('login'),
      VITE_ACCOUNT_API_URL: origin('account'),
      VITE_PROOFING_API_URL: origin('proofing'),
      VITE_FIDO2_API_URL: origin('fido2'),
      VITE_BANNERS_URL: origin('banners'),
      VITE_ANALYTICS_SCRIPT_URL: origin('analytics'),
      VITE_REPORTS_URL: origin('reports'),
    };
    const hash = `'sha256-${'a'.repeat(43)}='`;
    const policy = headersOf(env, true, { scripts: [hash, `${hash}2`], styles: [hash, `${hash}2`, `${hash}3`] });
    expect(policy.get('Content-Security-Policy')?.length).toBeLessThan(2048);
  });

  it('has no way around itself, whatever is configured', () => {
    for (const env of [{}, { VITE_ANALYTICS_SCRIPT_URL: script, VITE_AUTH_API_URL: 'https://auth.example.com' }]) {
      // The icon stands in the page, and a picture runs nothing.
      const others = contentSecurityPolicy(parseConfig(env), none).filter(([directive]) => directive !== 'img-src');
      expect(others.map(([, value]) => value).join(' ')).not.toMatch(/unsafe|\*|data:|blob:|https?:(?!\/\/)|nonce|sha\d/);
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

  const inline = { scripts: ["'sha256-MQ=='"], styles: ["'sha256-Mg=='"] };
  const ofFiles = {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };

  it.each([
    ['with', true, { ...ofFiles, 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }],
    ['without', false, ofFiles],
  ])('of a file are those that a browser heeds there, and one for a file that is opened by itself, %s https', (_, tls, expected) => {
    const headers = securityHeaders(parseConfig({ VITE_ANALYTICS_SCRIPT_URL: script }), { tls, inline, as: 'file' });
    expect(Object.fromEntries(headers)).toEqual(expected);
  });

  describe('for reports', () => {
    const url = 'https://reports.example.com/nhs-login';
    const names = ['Reporting-Endpoints', 'Report-To', 'NEL'];
    const sentFor = (env: Environment) => [...headersOf(env)].filter(([name]) => names.includes(name));

    it('are not there without an address for them, nor with files', () => {
      const env = { VITE_REPORTS_NETWORK: 'true' };
      expect([reportingEndpoints(parseConfig(env)), sentFor(env)]).toEqual([undefined, []]);
      const ofFile = securityHeaders(parseConfig({ ...env, VITE_REPORTS_URL: url }), { tls: true, inline, as: 'file' });
      expect(Object.fromEntries(ofFile)).toMatchObject(ofFiles);
      expect(ofFile).toHaveLength(Object.keys(ofFiles).length + 1);
    });

    it('name the endpoint, which the opener policy uses too', () => {
      expect(reportingEndpoints(parseConfig({ VITE_REPORTS_URL: url }))).toEqual(['Reporting-Endpoints', `default="${url}"`]);
      expect(headersOf({ VITE_REPORTS_URL: url }).get('Cross-Origin-Opener-Policy')).toBe('same-origin; report-to="default"');
    });

    it('ask for failed requests, whose reports have whole addresses, only where an operator says so', () => {
      expect(sentFor({ VITE_REPORTS_URL: url })).toEqual([]);
      const asked = sentFor({ VITE_REPORTS_URL: url, VITE_REPORTS_NETWORK: 'true' });
      expect(asked.map(([name, value]) => [name, JSON.parse(value) as unknown])).toEqual([
        ['Report-To', { group: 'network', max_age: 86_400, endpoints: [{ url }] }],
        ['NEL', { report_to: 'network', max_age: 86_400 }],
      ]);
    });
  });

  it.each(['document', 'file'] as const)('of a %s are named once each', (as) => {
    const names = securityHeaders(parseConfig({}), { tls: true, inline, as }).map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
