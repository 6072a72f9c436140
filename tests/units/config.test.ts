import { parseConfig } from '@/settings';
import { rowsOf } from '../support/environment';

describe('settings', () => {
  it('provides defaults of the settings that work behind any reverse proxy', () => {
    expect(parseConfig({})).toMatchObject({
      authApiUrl: '/api/auth',
      loginApiUrl: '/api/login',
      accountApiUrl: '/api/account',
      helpCentreUrl: 'https://help.login.nhs.uk',
      bannersUrl: '/banners.json',
      cookieDomain: '',
      sessionRenewal: 'none',
      reportsUrl: '',
      networkReports: false,
      vitalsSample: 0,
    });
  });

  it('reads the settings from an environment that has other variables', () => {
    const env = { VITE_AUTH_API_URL: 'https://auth.example.com/v1', VITE_COOKIE_DOMAIN: 'example.com', HOME: 1, MODE: 'test' };
    expect(parseConfig(env)).toMatchObject({ authApiUrl: 'https://auth.example.com/v1', cookieDomain: 'example.com' });
  });

  it.each(['', `sha256-${'a'.repeat(43)}=`, `sha384-${'/'.repeat(64)}`, `sha384-${'b'.repeat(64)} sha512-${'+'.repeat(86)}==`])(
    'accepts hashes of the analytics script as settings: %j',
    (hashes) => {
      expect(parseConfig({ VITE_ANALYTICS_SCRIPT_INTEGRITY: hashes }).analyticsScriptIntegrity).toBe(hashes);
      expect(parseConfig({}).analyticsScriptIntegrity).toBe('');
    },
  );

  it.each([
    [undefined, ['/proofing']],
    ['', []],
    ['/', ['/']],
    ['/proofing', ['/proofing']],
    ['/proofing,/gp-check, /photo/id', ['/proofing', '/gp-check', '/photo/id']],
  ])('accepts paths that preserve the identity token as settings: %j', (paths, expected) => {
    expect(parseConfig({ VITE_TOKEN_KEPT_PATHS: paths }).tokenKeptPaths).toEqual(expected);
  });

  it.each(['/reports', 'https://reports.example.com', 'https://reports.example.com:8443/a/b'])(
    'accepts an address for reports as a setting: %s',
    (url) => expect(parseConfig({ VITE_REPORTS_URL: url }).reportsUrl).toBe(url),
  );

  it.each([
    ['0', 0],
    ['0.05', 0.05],
    ['.5', 0.5],
    ['1', 1],
  ])('accepts %s as a share of visits', (text, share) => expect(parseConfig({ VITE_VITALS_SAMPLE: text }).vitalsSample).toBe(share));

  it.each(
    rowsOf<string, unknown>([
      ['VITE_AUTH_API_URL', 'api/auth', '', '/api/auth/'],
      ['VITE_LOGIN_API_URL', 'javascript:alert(1)', 'https://login.example.com/'],
      ['VITE_ACCOUNT_API_URL', 'https://exa mple.com', '//evil.example'],
      ['VITE_PROOFING_API_URL', 'ftp://example.com', '/'],
      ['VITE_FIDO2_API_URL', 'https://', '/api?version=1'],
      ['VITE_HELP_CENTRE_URL', '//evil.example', 'help.login.nhs.uk'],
      ['VITE_PYI_URL', 'pyi'],
      ['VITE_TOKEN_KEPT_PATHS', 'proofing', 'https://example.com/proofing', '//evil.example', '/proofing,,/pyi', '/proofing?a'],
      ['VITE_ACCOUNT_SETTINGS_URL', 'settings'],
      ['VITE_ANALYTICS_SCRIPT_URL', 'script.js'],
      ['VITE_ANALYTICS_SCRIPT_INTEGRITY', 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=', 'sha384-short', `sha256-${'a'.repeat(43)}= and more`],
      ['VITE_FONT_STYLESHEET', 'font.css', '//fonts.example.com/font.css'],
      ['VITE_FONT_FALLBACK', 'size-adjust: 104%; src: url(x)', 'size-adjust: 1.04'],
      ['VITE_BANNERS_URL', 'banners.json'],
      ['VITE_COOKIE_DOMAIN', 'example.com; path=/', 7],
      ['VITE_SESSION_RENEWAL', 'always'],
      ['VITE_REPORTS_URL', 'http://reports.example.com', '//reports.example.com', 'https://reports.example.com/?key=1'],
      ['VITE_REPORTS_URL', 'https://reports.example.com", other="https://evil.example', '/reports;default-src'],
      ['VITE_REPORTS_NETWORK', 'yes'],
      ['VITE_VITALS_SAMPLE', '1.1', '5%', ''],
      ['VITE_DEVELOPER_PAGES', 'yes', ''],
    ]),
  )('reports the malformed value %j of the setting %s', (value, name) => {
    expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`\\b${name}\\b`));
  });

  it('reports all malformed settings together', () => {
    expect(() => parseConfig({ VITE_PYI_URL: 'pyi', VITE_BANNERS_URL: 'x' })).toThrow(/VITE_PYI_URL.*VITE_BANNERS_URL/);
  });

  it.each([
    [
      'VITE_AUTH_API_URL is "/api/auth/", and must be a path of this origin or a complete address, without a final slash or a query, such as "/api/auth"',
      { VITE_AUTH_API_URL: '/api/auth/' },
    ],
    [
      'VITE_COOKIE_DOMAIN is "https://example.com", and must be a domain without scheme, port or path, such as "example.com"',
      { VITE_COOKIE_DOMAIN: 'https://example.com' },
    ],
  ])('shows value, rule and example of a malformed setting: %s', (sentence, env) => expect(() => parseConfig(env)).toThrow(sentence));
});
