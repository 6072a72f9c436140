import { describe, expect, it } from 'vitest';
import { parseConfig } from '@/settings';
import { contentSecurityPolicy } from '../../hosting/headers';
import { defaultPolicy, headersOf, policyOf } from '../support/security-headers';

const script = 'https://analytics.example.com/nhs-login.js';
describe('content security policy', () => {
  it('allows this origin and nothing else', () => expect(policyOf()).toEqual(defaultPolicy));

  it('allows each other origin of APIs and banners once', () => {
    const env = {
      VITE_AUTH_API_URL: 'https://auth.example.com/v1',
      VITE_LOGIN_API_URL: 'https://login.example.com:8443/v1',
      VITE_ACCOUNT_API_URL: 'https://auth.example.com/account',
      VITE_PROOFING_API_URL: 'https://proofing.example.com/v1',
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
    expect(policyOf(env)).toEqual({ ...defaultPolicy, 'connect-src': ["'self'", ...origins] });
  });

  it.each([
    [script, ["'self'", 'https://analytics.example.com']],
    ['/analytics.js', ["'self'"]],
  ])('allows the analytics script at %s by its own trusted types policy', (VITE_ANALYTICS_SCRIPT_URL, sources) => {
    const changed = { 'script-src': sources, 'connect-src': sources, 'trusted-types': ['nhs-analytics'] };
    expect(policyOf({ VITE_ANALYTICS_SCRIPT_URL })).toEqual({ ...defaultPolicy, ...changed });
  });

  it('allows inline elements by their hash, in the directive of their kind only', () => {
    const inline = { scripts: ["'sha256-MQ=='"], styles: ["'sha256-Mg=='", "'sha256-Mw=='"] };
    const changed = { 'script-src': ["'self'", "'sha256-MQ=='"], 'style-src': ["'self'", "'sha256-Mg=='", "'sha256-Mw=='"] };
    expect(policyOf({}, true, inline)).toEqual({ ...defaultPolicy, ...changed });
  });

  it.each([
    ['https://reports.example.com/nhs-login', ["'self'", 'https://reports.example.com']],
    ['/reports', ["'self'"]],
  ])('allows reports to %s, and declares the endpoint of violations', (VITE_REPORTS_URL, sources) => {
    expect(policyOf({ VITE_REPORTS_URL })).toEqual({ ...defaultPolicy, 'connect-src': sources, 'report-to': ['default'] });
  });

  it('is shorter than 2 KiB with every other origin and the hashes of a build', () => {
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

  it('has no bypass, whatever the configuration', () => {
    for (const env of [{}, { VITE_ANALYTICS_SCRIPT_URL: script, VITE_AUTH_API_URL: 'https://auth.example.com' }]) {
      // The icon stands in the page, and a picture runs nothing.
      const others = contentSecurityPolicy(parseConfig(env), { scripts: [], styles: [] }).filter(([directive]) => directive !== 'img-src');
      expect(others.map(([, value]) => value).join(' ')).not.toMatch(/unsafe|\*|data:|blob:|https?:(?!\/\/)|nonce|sha\d/);
    }
  });
});
