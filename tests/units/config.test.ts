import { parseConfig } from '@/settings';

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

  it.each([
    ['VITE_AUTH_API_URL', 'api/auth'],
    ['VITE_AUTH_API_URL', ''],
    ['VITE_LOGIN_API_URL', 'javascript:alert(1)'],
    ['VITE_ACCOUNT_API_URL', 'https://exa mple.com'],
    ['VITE_PROOFING_API_URL', 'ftp://example.com'],
    ['VITE_FIDO2_API_URL', 'https://'],
    ['VITE_AUTH_API_URL', '/api/auth/'],
    ['VITE_LOGIN_API_URL', 'https://login.example.com/'],
    ['VITE_ACCOUNT_API_URL', '//evil.example'],
    ['VITE_PROOFING_API_URL', '/'],
    ['VITE_FIDO2_API_URL', '/api?version=1'],
    ['VITE_HELP_CENTRE_URL', '//evil.example'],
    ['VITE_PYI_URL', 'pyi'],
    ['VITE_TOKEN_KEPT_PATHS', 'proofing'],
    ['VITE_TOKEN_KEPT_PATHS', 'https://example.com/proofing'],
    ['VITE_TOKEN_KEPT_PATHS', '//evil.example'],
    ['VITE_TOKEN_KEPT_PATHS', '/proofing,,/pyi'],
    ['VITE_TOKEN_KEPT_PATHS', '/proofing?a'],
    ['VITE_HELP_CENTRE_URL', 'help.login.nhs.uk'],
    ['VITE_ACCOUNT_SETTINGS_URL', 'settings'],
    ['VITE_ANALYTICS_SCRIPT_URL', 'script.js'],
    ['VITE_ANALYTICS_SCRIPT_INTEGRITY', 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk='],
    ['VITE_ANALYTICS_SCRIPT_INTEGRITY', 'sha384-short'],
    ['VITE_ANALYTICS_SCRIPT_INTEGRITY', `sha256-${'a'.repeat(43)}= and more`],
    ['VITE_FONT_STYLESHEET', 'font.css'],
    ['VITE_FONT_STYLESHEET', '//fonts.example.com/font.css'],
    ['VITE_FONT_FALLBACK', 'size-adjust: 104%; src: url(x)'],
    ['VITE_FONT_FALLBACK', 'size-adjust: 1.04'],
    ['VITE_BANNERS_URL', 'banners.json'],
    ['VITE_COOKIE_DOMAIN', 'example.com; path=/'],
    ['VITE_SESSION_RENEWAL', 'always'],
    ['VITE_REPORTS_URL', 'http://reports.example.com'],
    ['VITE_REPORTS_URL', '//reports.example.com'],
    ['VITE_REPORTS_URL', 'https://reports.example.com/?key=1'],
    ['VITE_REPORTS_URL', 'https://reports.example.com", other="https://evil.example'],
    ['VITE_REPORTS_URL', '/reports;default-src'],
    ['VITE_REPORTS_NETWORK', 'yes'],
    ['VITE_VITALS_SAMPLE', '1.1'],
    ['VITE_VITALS_SAMPLE', '5%'],
    ['VITE_VITALS_SAMPLE', ''],
    ['VITE_DEVELOPER_PAGES', 'yes'],
    ['VITE_DEVELOPER_PAGES', ''],
    ['VITE_COOKIE_DOMAIN', 7],
  ])('reports a malformed setting %s (%j)', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`\\b${name}\\b`));
  });

  it('reports all malformed settings together', () => {
    expect(() => parseConfig({ VITE_PYI_URL: 'pyi', VITE_BANNERS_URL: 'x' })).toThrow(/VITE_PYI_URL.*VITE_BANNERS_URL/);
  });

  it('shows value, rule and example of a malformed address among the settings', () => {
    expect(() => parseConfig({ VITE_AUTH_API_URL: '/api/auth/' })).toThrow(
      'VITE_AUTH_API_URL is "/api/auth/", and must be a path of this origin or a complete address, without a final slash or a query, such as "/api/auth"',
    );
  });

  it('shows value, rule and example of a malformed cookie domain among the settings', () => {
    expect(() => parseConfig({ VITE_COOKIE_DOMAIN: 'https://example.com' })).toThrow(
      'VITE_COOKIE_DOMAIN is "https://example.com", and must be a domain without scheme, port or path, such as "example.com"',
    );
  });
});
