import { parseConfig, resolvedSettings, settingNames } from '@/settings';

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

  it.each(['/reports', 'https://a.example', 'https://a.example:8443/a/b'])('accepts an address for reports: %s', (url) =>
    expect(parseConfig({ VITE_REPORTS_URL: url }).reportsUrl).toBe(url),
  );

  it.each([
    ['0', 0],
    ['0.05', 0.05],
    ['.5', 0.5],
    ['1', 1],
  ])('accepts %s as a share of visits', (text, share) => expect(parseConfig({ VITE_VITALS_SAMPLE: text }).vitalsSample).toBe(share));

  it('reports all malformed settings together', () =>
    expect(() => parseConfig({ VITE_PYI_URL: 'pyi', VITE_BANNERS_URL: 'x' })).toThrow(/VITE_PYI_URL.*VITE_BANNERS_URL/));
});

const ofApis = 'a path of this origin or a complete address, without a final slash or a query, such as "/';
const ofAccount = 'a path of this origin or a complete address, such as "https://settings.login.nhs.uk"';
const ofScript = 'empty, a path of this origin or a complete address';
const ofPaths = 'paths of this origin with commas between them';
const ofDomain = 'a domain without scheme, port or path, such as "example.com", or empty';
const ofReports = 'empty, a path of this origin or an https address, without a query';
const ofContact = 'empty, or https:, mailto: or tel: addresses';
const ofHelp = 'a path of this origin or a complete address, without a query, such as "https://help.login.nhs.uk"';
const ofBanners = 'a path of this origin or a complete address, such as "/banners.json"';

const wrongValues: readonly (readonly [name: string, rule: string, ...values: unknown[]])[] = [
  ['VITE_AUTH_API_URL', `${ofApis}api/auth"`, 'api/auth', '', '/api/auth/', "/a'b"],
  ['VITE_AUTH_API_URL', ofApis, 'https://a"onerror="alert(1)', 'https://a;sandbox', 'https://$http_x', 'https://a.example/$x', '/a;b'],
  ['VITE_LOGIN_API_URL', ofApis, 'https://user:password@example.com', 'https://user@example.com', 'https://login.example.com/'],
  ['VITE_LOGIN_API_URL', ofApis, 'javascript:alert(1)', ...String.raw`/\host \\host /a\b /a/../b`.split(' ')],
  ['VITE_ACCOUNT_API_URL', ofApis, 'https://exa mple.com', '//evil.example', 'https://*', 'https://*.example.com'],
  ['VITE_ACCOUNT_API_URL', ofApis, 'https://a..example', 'https://-a.example', 'https://127.1'],
  ['VITE_PROOFING_API_URL', ofApis, 'ftp://example.com', '/', 'https://[::1]/a', 'https://example.com:99999', 'https://example.com:x'],
  ['VITE_PROOFING_API_URL', ofApis, '/a b', '/a,b', '/a//b'],
  ['VITE_FIDO2_API_URL', ofApis, 'https://', '/api?version=1'],
  ['VITE_PYI_URL', ofApis, 'pyi'],
  ['VITE_HELP_CENTRE_URL', ofHelp, '//evil.example', 'help.login.nhs.uk', 'https://help.example.com?a', 'https://help.example.com#a'],
  ['VITE_HELP_CENTRE_URL', ofHelp, 'https://%HELP_CENTRE_URL%', 'HTTPS://help.example.com'],
  ['VITE_ACCOUNT_SETTINGS_URL', ofAccount, 'settings', '/a?b;c', '/a?"b"', "/a#'b'", '/a?<b>', 'javascript:alert(1)', '%REPORTS_URL%'],
  ['VITE_PASSKEY_SETTINGS_URL', 'empty, or an https address', '/a', 'http://a.example/', 'https://a.example/"', 'https://a, https://b'],
  ['VITE_ANALYTICS_SCRIPT_URL', ofScript, 'script.js', '//host', '//host/a.js', 'https:/a.js', '/a.js?%x%'],
  ['VITE_ANALYTICS_SCRIPT_INTEGRITY', 'empty, or hashes in base64', 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=', 'sha384-short'],
  ['VITE_ANALYTICS_SCRIPT_INTEGRITY', 'empty, or hashes in base64', `sha256-${'a'.repeat(43)}= and more`],
  ['VITE_FONT_STYLESHEET', ofScript, 'font.css', '//fonts.example.com/font.css'],
  ['VITE_FONT_FALLBACK', 'metrics such as', 'size-adjust: 104%; src: url(x)', 'size-adjust: 1.04'],
  ['VITE_TOKEN_KEPT_PATHS', ofPaths, 'proofing', 'https://example.com/proofing', '//evil.example', '/proofing,,/pyi', '/proofing?a'],
  ['VITE_TOKEN_KEPT_PATHS', ofPaths, '/a;b', '/a/..', '/a ,/b', '/"'],
  ['VITE_BANNERS_URL', ofBanners, 'banners.json', '/%HELP_CENTRE_URL%', '/a\nb', ''],
  ['VITE_COOKIE_DOMAIN', ofDomain, 'example.com; path=/', 'https://example.com', 7, '7', '..', '.', '-', '-a.com', 'a-.com'],
  ['VITE_COOKIE_DOMAIN', ofDomain, 'example..com', '..example.com', 'example.com.', '*.example.com', '127.0.0.1', 'a_b.com'],
  ['VITE_SESSION_RENEWAL', '"none" or "same-session"', 'always'],
  ['VITE_REQUEST_ID_HEADER', 'empty, "x-request-id" or "traceparent"', 'X-Request-Id', 'x-correlation-id', 'true'],
  ['VITE_REPORTS_URL', ofReports, 'http://reports.example.com', '//reports.example.com', 'https://reports.example.com/?key=1'],
  ['VITE_REPORTS_URL', ofReports, 'https://reports.example.com", other="https://evil.example', '/reports;default-src'],
  ['VITE_REPORTS_URL', ofReports, 'https://a.example/"', '/$x', '/a?b'],
  ['VITE_REPORTS_NETWORK', '"true" or "false"', 'yes'],
  ['VITE_VITALS_SAMPLE', 'a number from 0 to 1', '1.1', '5%', ''],
  ['VITE_DEVELOPER_PAGES', '"true" or "false"', 'yes', ''],
  ['VITE_SECURITY_CONTACT', ofContact, 'mailto:a', 'https://a.example/"', 'tel:', 'mailto:a@b.example c', 'mailto:a@b.example,'],
  ['VITE_SECURITY_CONTACT', ofContact, 'a@b.example', 'http://a.example/'],
  ['VITE_SECURITY_EXPIRES', 'a date such as', '2027-13-30T00:00:00Z'],
  ['VITE_SECURITY_CANONICAL', 'empty, or https addresses', '/.well-known/security.txt', 'http://a.example/'],
  ['VITE_SECURITY_LANGUAGES', 'empty, or languages', 'English!'],
  ['VITE_SECURITY_POLICY', 'empty, or https addresses with commas between them', 'https://a.example/$x', 'https://user@a.example/'],
];

it.each(wrongValues.flatMap(([name, rule, ...values]) => values.map((value) => [name, value, rule] as const)))(
  'refuses %s=%j with its value and its rule in words',
  (name, value, rule) =>
    expect(() => parseConfig({ [name]: value })).toThrow(`Malformed setting: ${name} is ${JSON.stringify(value)}, and must be ${rule}`),
);

it.each(settingNames())('refuses characters that cannot be seen in %s, with their numbers and the rule in words', (name) => {
  const contact = { VITE_SECURITY_CONTACT: 'mailto:a@example.com', VITE_SECURITY_EXPIRES: '2027-06-30T00:00:00Z' };
  const value = resolvedSettings({})[name] ?? '';
  for (const [sign, number] of Object.entries({ '\u200B': '200b', '\u00A0': '00a0', '\u00AD': '00ad', '\u202E': '202e', '\u0085': '0085' }))
    for (const [wrong, seen] of Object.entries({ [sign + value]: `\\u${number}${value}`, [value + sign]: `${value}\\u${number}` }))
      expect(() => parseConfig({ ...contact, [name]: wrong })).toThrow(`Malformed setting: ${name} is "${seen}", and must be `);
});

const site = { VITE_SITE_URL: 'https://login.example.com' };

const tls = (example: string) => `begin with https: as VITE_SITE_URL does, such as "${example}"`;
const parentDomain = 'be the host of VITE_SITE_URL or a parent domain of it, such as "example.com"';

it.each([
  ['VITE_LOGIN_API_URL', 'http://api.example.com/login', tls('https://api.example.com/login')],
  ['VITE_BANNERS_URL', 'http://files.example.com/banners.json', tls('https://files.example.com/banners.json')],
  ['VITE_COOKIE_DOMAIN', 'example.org', parentDomain],
  ['VITE_COOKIE_DOMAIN', 'in.example.com', parentDomain],
  ['VITE_COOKIE_DOMAIN', 'ample.com', parentDomain],
  ['VITE_COOKIE_DOMAIN', 'com', parentDomain],
  ['VITE_SITE_URL', 'https://login.example.com/app', 'be the address of the site'],
  ['VITE_SITE_URL', 'login.example.com', 'be the address of the site'],
])('refuses beside VITE_SITE_URL %s=%s with the value, the rule and an example', (name, value, rule) => {
  expect(() => parseConfig({ ...site, [name]: value })).toThrow(`${name} is "${value}", and must ${rule}`);
});

it.each([
  [{ VITE_LOGIN_API_URL: 'https://api.example.com/login' }],
  [{ VITE_COOKIE_DOMAIN: 'example.com' }],
  [{ VITE_COOKIE_DOMAIN: '.example.com' }],
  [{ VITE_COOKIE_DOMAIN: 'Login.example.com' }],
  [{ VITE_SITE_URL: 'http://localhost:3000', VITE_LOGIN_API_URL: 'http://localhost:4000/api', VITE_COOKIE_DOMAIN: 'localhost' }],
  [{ VITE_SITE_URL: '', VITE_LOGIN_API_URL: 'http://api.example.com/login', VITE_COOKIE_DOMAIN: 'example.org' }],
])('accepts beside VITE_SITE_URL the settings %j', (env) => expect(() => parseConfig({ ...site, ...env })).not.toThrow());
