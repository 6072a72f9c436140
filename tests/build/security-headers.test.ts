import { describe, expect, it } from 'vitest';
import { parseConfig } from '@/settings';
import { reportingEndpoints, securityHeaders } from '../../hosting/headers';
import { defaultPolicy, type Environment, headersOf, policyOf } from '../support/security-headers';

const script = 'https://analytics.example.com/nhs-login.js';
describe('security headers', () => {
  const everywhere = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'publickey-credentials-get=(self), otp-credentials=(self), camera=(), microphone=(), geolocation=()',
  };
  const { 'upgrade-insecure-requests': _upgrade, ...withoutUpgrade } = defaultPolicy;
  const besidesThePolicy = (tls: boolean) => {
    const { 'Content-Security-Policy': _policy, ...others } = Object.fromEntries(headersOf({}, tls));
    return others;
  };

  it('match the expected list on a real host', () => {
    expect(besidesThePolicy(true)).toEqual({ ...everywhere, 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' });
  });

  it('omit HSTS without https', () => {
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
  ])('are on a file those that browsers use there, and one for a file opened directly, %s https', (_, tls, expected) => {
    const headers = securityHeaders(parseConfig({ VITE_ANALYTICS_SCRIPT_URL: script }), { tls, inline, as: 'file' });
    expect(Object.fromEntries(headers)).toEqual(expected);
  });

  describe('reporting headers', () => {
    const url = 'https://reports.example.com/nhs-login';
    const names = ['Reporting-Endpoints', 'Report-To', 'NEL'];
    const sentFor = (env: Environment) => [...headersOf(env)].filter(([name]) => names.includes(name));

    it('are absent without an address, and on files', () => {
      const env = { VITE_REPORTS_NETWORK: 'true' };
      expect([reportingEndpoints(parseConfig(env)), sentFor(env)]).toEqual([undefined, []]);
      const ofFile = securityHeaders(parseConfig({ ...env, VITE_REPORTS_URL: url }), { tls: true, inline, as: 'file' });
      expect(Object.fromEntries(ofFile)).toMatchObject(ofFiles);
      expect(ofFile).toHaveLength(Object.keys(ofFiles).length + 1);
    });

    it('declare the endpoint, also for the opener policy', () => {
      expect(reportingEndpoints(parseConfig({ VITE_REPORTS_URL: url }))).toEqual(['Reporting-Endpoints', `default="${url}"`]);
      expect(headersOf({ VITE_REPORTS_URL: url }).get('Cross-Origin-Opener-Policy')).toBe('same-origin; report-to="default"');
    });

    it("request failed requests only on the operator's demand, because the reports have complete addresses", () => {
      expect(sentFor({ VITE_REPORTS_URL: url })).toEqual([]);
      const asked = sentFor({ VITE_REPORTS_URL: url, VITE_REPORTS_NETWORK: 'true' });
      expect(asked.map(([name, value]) => [name, JSON.parse(value) as unknown])).toEqual([
        ['Report-To', { group: 'network', max_age: 86_400, endpoints: [{ url }] }],
        ['NEL', { report_to: 'network', max_age: 86_400 }],
      ]);
    });
  });

  it.each(['document', 'file'] as const)('are declared once each on a %s', (as) => {
    const names = securityHeaders(parseConfig({}), { tls: true, inline, as }).map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
