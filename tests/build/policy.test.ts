import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '@/settings';
import { reportingEndpoints, securityHeaders } from '../../hosting/headers';
import { type InlineHashes, inlineHashes } from '../../hosting/inline-hashes';
import { withIntegrity } from '../../hosting/compose-page';
import { preconnects } from '../../hosting/template';

type Environment = Record<string, string>;

const none = { scripts: [], styles: [] };
/** The headers of a document, by their names. */
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

/** The policy of a build without settings, typed in by hand. */
const defaultPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'manifest-src': ["'self'"],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
  'upgrade-insecure-requests': [],
};

describe('content security policy', () => {
  it('allows by the content security policy this origin and nothing else', () => expect(policyOf()).toEqual(defaultPolicy));

  it('allows by the content security policy each other origin of APIs and banners once', () => {
    const env = {
      VITE_AUTH_API_URL: 'https://auth.example.com/v1',
      VITE_LOGIN_API_URL: 'https://login.example.com:8443/v1',
      VITE_ACCOUNT_API_URL: 'https://auth.example.com/account',
      VITE_PROOFING_API_URL: 'https://proofing.example.com/v1',
      VITE_FIDO2_API_URL: 'https://fido2.example.com',
      VITE_BANNERS_URL: 'https://files.example.com/banners.json',
      // Links, which a policy does not restrict.
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
    ['https://analytics.example.com/nhs-login.js', ["'self'", 'https://analytics.example.com']],
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

  it.each([
    ['https://fonts.example.com/v1/frutiger.css', 'https://fonts.example.com'],
    ['/fonts/frutiger.css', "'self'"],
  ])('allows by the content security policy the style sheet at %s and its fonts', (VITE_FONT_STYLESHEET, origin) => {
    const changed = { 'style-src': [...new Set(["'self'", origin])], 'font-src': [origin] };
    expect(policyOf({ VITE_FONT_STYLESHEET })).toEqual({ ...defaultPolicy, ...changed });
  });

  it('limits the content security policy to 2 KiB with every other origin and the hashes of a build', () => {
    const names = [...['AUTH', 'LOGIN', 'ACCOUNT', 'PROOFING', 'FIDO2'].map((name) => `${name}_API_URL`), 'BANNERS_URL', 'REPORTS_URL'];
    const address = (index: number) => `https://ten-letters${index}.login.service.example.com/v1`;
    const all = [...names, 'ANALYTICS_SCRIPT_URL', 'FONT_STYLESHEET'];
    const env = Object.fromEntries(all.map((name, index) => [`VITE_${name}`, address(index)]));
    const hash = `'sha256-${'a'.repeat(43)}='`;
    const policy = headersOf(env, true, { scripts: [hash, `${hash}2`], styles: [hash, `${hash}2`, `${hash}3`] });
    expect(policy.get('Content-Security-Policy')?.length).toBeLessThan(2048);
  });

  it('writes an address into the policy and the reporting headers only as an address', () => {
    const strange = 'https://a";sandbox,$\'*.example/"$\\;,';
    const urls = { authApiUrl: strange, analyticsScriptUrl: strange, reportsUrl: strange };
    const settings = { ...parseConfig({ VITE_REPORTS_NETWORK: 'true' }), ...urls };
    const headers = new Map(securityHeaders(settings, { tls: true, inline: none, as: 'document' }));
    const encoded = 'https://a%22%3bsandbox%2c%24%27%2a.example';
    expect(headers.get('Content-Security-Policy')).toContain(`script-src 'self' ${encoded}; style-src`);
    expect(headers.get('Content-Security-Policy')).toContain(`connect-src 'self' ${encoded}; form-action`);
    const url = `${encoded}/%22%24%5c%3b%2c`;
    expect(reportingEndpoints(settings)).toEqual(['Reporting-Endpoints', `default="${url}"`]);
    expect(JSON.parse(headers.get('Report-To') ?? '')).toMatchObject({ endpoints: [{ url }] });
    expect(preconnects({ loginApiUrl: 'https://a"onerror="b', authApiUrl: '/x' })).toContain(
      '<link rel="preconnect" href="https://a&quot;onerror=&quot;b">',
    );
  });
});

// echo -n 'alert(1)' | openssl dgst -sha256 -binary | openssl base64
const alert = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
// The same for 'p{margin:0}', and for a space and an 'a' between two line feeds.
const noMargin = "'sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA='";
const spaced = "'sha256-nAd+vbBe7vlPybiqkJj7W/GyGhVg0Yo4bv1iflsI4ls='";

const hashesOf = (files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return inlineHashes(folder);
};

it('hashes each inline element of the pages once, to the last character', () => {
  const login = '<style>p{margin:0}</style><div></div><script>alert(1)</script>';
  expect(hashesOf({ 'login.html': login, 'enter-email.html': login, 'other.html': '<script>\n a\n</script>' })).toEqual({
    scripts: [alert, spaced],
    styles: [noMargin],
  });
});

const index = '<!-- no script --><script type="module" src="/a.js"></script><noscript>alert(1)</noscript><link rel="stylesheet">';
const written = '<script type="module">alert(1)</script><style media="all">p{margin:0}</style>';
it.each([
  ['nothing when every page is the plain one', { 'index.html': index, 'a.js': '<script>alert(1)</script>' }, []],
  ['nothing that the build has not written', { 'index.html': written }, []],
  ['the script for browsers without modules', { 'login.html': '<script nomodule>alert(1)</script>' }, [alert]],
])('hashes among inline elements: %s', (_what, files, scripts) => expect(hashesOf(files)).toEqual({ scripts, styles: [] }));

// echo -n 'alert(1)' | openssl dgst -sha384 -binary | openssl base64
const hash = 'HT2E9NfWiuQ/w1PRai+hTyqW16NIoCGA/m8VQDUopfAtcz6YQjtsMmQd5uRbVDpW';
const read = (path: string) => Buffer.from(path === '/assets/a.js' ? 'alert(1)' : '');

it('adds integrity hashes to scripts and style sheets', () => {
  expect(withIntegrity('<script type="module" crossorigin src="/assets/a.js"></script>', read)).toBe(
    `<script type="module" crossorigin src="/assets/a.js" integrity="sha384-${hash}"></script>`,
  );
  expect(withIntegrity('<link rel="stylesheet" href="/assets/a.js" />', read)).toBe(
    `<link rel="stylesheet" href="/assets/a.js" crossorigin integrity="sha384-${hash}">`,
  );
});

it('adds integrity hashes to no other elements and prefetched files', () => {
  const html = '<link rel="icon" href="/assets/a.js" /><link rel="modulepreload" href="/assets/a.js" /><a href="/assets/a.js">';
  expect(withIntegrity(html, read)).toBe(html);
});

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

  it('sends the expected security headers on a real host', () =>
    expect(besidesThePolicy(true)).toEqual({ ...everywhere, 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }));

  it('omits HSTS from the security headers without https', () => {
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
  ])('sends with a file the security headers that browsers use there, and one for a file opened directly, %s https', (_, tls, expected) => {
    const settings = parseConfig({ VITE_ANALYTICS_SCRIPT_URL: 'https://analytics.example.com/nhs-login.js' });
    const headers = securityHeaders(settings, { tls, inline, as: 'file' });
    expect(Object.fromEntries(headers)).toEqual(expected);
  });

  describe('reporting headers', () => {
    const url = 'https://reports.example.com/nhs-login';
    const names = ['Reporting-Endpoints', 'Report-To', 'NEL'];
    const sentFor = (env: Environment) => [...headersOf(env)].filter(([name]) => names.includes(name));

    it('omits the reporting headers without an address, and from files', () => {
      const env = { VITE_REPORTS_NETWORK: 'true' };
      expect([reportingEndpoints(parseConfig(env)), sentFor(env)]).toEqual([undefined, []]);
      const ofFile = securityHeaders(parseConfig({ ...env, VITE_REPORTS_URL: url }), { tls: true, inline, as: 'file' });
      expect(Object.fromEntries(ofFile)).toMatchObject(ofFiles);
      expect(ofFile).toHaveLength(Object.keys(ofFiles).length + 1);
    });

    it('declares the reporting endpoint, also for the opener policy', () => {
      expect(reportingEndpoints(parseConfig({ VITE_REPORTS_URL: url }))).toEqual(['Reporting-Endpoints', `default="${url}"`]);
      expect(headersOf({ VITE_REPORTS_URL: url }).get('Cross-Origin-Opener-Policy')).toBe('same-origin; report-to="default"');
    });

    it("requests reports of failed requests only on the operator's demand, because they have complete addresses", () => {
      expect(sentFor({ VITE_REPORTS_URL: url })).toEqual([]);
      const asked = sentFor({ VITE_REPORTS_URL: url, VITE_REPORTS_NETWORK: 'true' });
      expect(asked.map(([name, value]) => [name, JSON.parse(value) as unknown])).toEqual([
        ['Report-To', { group: 'network', max_age: 86_400, endpoints: [{ url }] }],
        ['NEL', { report_to: 'network', max_age: 86_400 }],
      ]);
    });
  });

  it.each(['document', 'file'] as const)('declares each security header once on a %s', (as) => {
    const names = securityHeaders(parseConfig({}), { tls: true, inline, as }).map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

const linksFor = (env: Record<string, string>) => preconnects(parseConfig(env)).split('\n').filter(Boolean);
const linksTo = (href: string) => [`<link rel="preconnect" href="${href}">`, `<link rel="preconnect" href="${href}" crossorigin>`];

const others = ['PROOFING_API', 'ACCOUNT_API', 'FIDO2_API', 'BANNERS', 'REPORTS', 'PYI'];
const onOtherOrigins = Object.fromEntries(others.map((name) => [`VITE_${name}_URL`, 'https://other.example.com/v1']));
it.each([
  ['to nothing when the APIs are paths of the own origin', {}, []],
  [
    'with and without credentials to each other origin of the APIs of every login',
    { VITE_LOGIN_API_URL: 'https://login.example.com:8443/v1', VITE_AUTH_API_URL: 'https://auth.example.com' },
    ['https://login.example.com:8443', 'https://auth.example.com'],
  ],
  [
    'once to an origin that several APIs share',
    { VITE_LOGIN_API_URL: 'https://api.example.com/login', VITE_AUTH_API_URL: 'https://api.example.com/auth' },
    ['https://api.example.com'],
  ],
  ['not to the addresses that a login may never call', onOtherOrigins, []],
])('preconnects %s', (_what, env, origins) => expect(linksFor(env)).toEqual(origins.flatMap(linksTo)));

it('preconnects only where the security policy allows calls', () => {
  const env = { VITE_LOGIN_API_URL: 'https://login.example.com', VITE_AUTH_API_URL: 'http://auth.example.com:8080/v1' };
  const origins = linksFor(env).map((link) => /href="(.*?)"/.exec(link)?.[1]);
  expect(new Set(policyOf(env)['connect-src'])).toEqual(new Set(["'self'", ...origins]));
});
