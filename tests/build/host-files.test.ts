import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addresses } from '@/paths';
import { parseConfig } from '@/settings';
import { ruleOf, sentAs } from '../../hosting/caching';
import { securityHeaders } from '../../hosting/headers';
import { nginxFile } from '../../hosting/nginx';
import { securityText } from '../../hosting/well-known';
import { findNginx } from '../../scripts/nginx.mjs';
import { configure } from '../../scripts/nginx-configuration.mjs';
import { rowsOf } from '../support/environment';

const settings = parseConfig({ VITE_ANALYTICS_SCRIPT_URL: 'https://analytics.example.com/nhs-login.js' });
const inline = { scripts: ["'sha256-MQ=='"], styles: ["'sha256-Mg=='", "'sha256-Mw=='"] };

describe('nginx file', () => {
  const text = nginxFile(settings, inline);
  /** The directives of each location, without those of the locations inside of it, in the order of the file. */
  const locations = (of = text) =>
    of
      .replace(/^ *#.*$/gm, '')
      .split(/^ *location /m)
      .slice(1);

  /** Each location: what it answers, how it is sent, whether its text is UTF-8, and whether it is stored. */
  it.each([
    [0, '/', 'try_files $uri.html /index.html @nhs_login_missing;', 'document', true, 'no-store'],
    [1, '~ "^/(nginx\\.conf|', 'return 404;', 'document', false, 'no-store'],
    [2, '~ "^/assets/[^/]+$"', 'try_files $uri @nhs_login_missing;', 'file', false, 'public, max-age=31536000, immutable'],
    [3, '~ "^/banners\\.json$"', 'try_files $uri @nhs_login_missing;', 'file', false, 'public, max-age=60'],
    [4, '~ "^/version\\.json$"', 'try_files $uri @nhs_login_missing;', 'file', false, 'no-store'],
    [5, '~ "^/\\.well-known/change-password$"', 'return 302 "https://settings.login.nhs.uk";', 'document', false, 'no-store'],
    [6, '~ "/\\.well-known/', 'default_type application/json; try_files $uri @nhs_login_missing;', 'file', false, 'no-cache'],
    [7, '~ "^/assets/|^/(?!index', 'try_files $uri @nhs_login_missing;', 'file', false, 'no-cache'],
    [8, '~ "^/healthz$"', 'if ($request_method !~ "^(GET|HEAD)$") { return 405; } access_log off;', 'file', false, 'no-store'],
    [9, '~ "^/$"', 'try_files /enter-email.html /index.html @nhs_login_missing;', 'document', false, 'no-store'],
    [10, '~* "^\\W*reset\\b"', 'try_files $uri.html /index.html @nhs_login_missing;', 'document', false, 'no-store'],
    [11, '~ "^(/api/auth|/api/login|/api/account|/api/proofing|/api/fido2)/"', 'return 502;', 'document', false, 'no-store'],
    [12, '@nhs_login_missing', 'return 404;', 'document', true, 'no-store'],
    [13, '= /nhs_login_refused', 'return 200 "Not accepted";', 'document', true, 'no-store'],
    [14, '= /nhs_login_unreadable', 'return 200 "We could not open this page.', 'document', true, 'no-store'],
    [15, '= /nhs_login_too_much', 'return 200 "We could not open this page', 'document', true, 'no-store'],
  ] as const)('sends from nginx at location %i (%s) the headers of answers of every status', (place, path, answer, as, utf8, stored) => {
    const location = locations()[place] ?? '';
    expect(locations()).toHaveLength(16);
    expect(location.startsWith(path)).toBe(true);
    expect(location).toContain(answer);
    const headers = securityHeaders(settings, { tls: true, inline, as });
    for (const [name, value] of headers) expect(location).toContain(`add_header ${name} "${value}" always;`);
    expect(location).toContain(`add_header Cache-Control "${stored}"${stored === 'no-store' ? ' always' : ''};`);
    expect(location.match(/add_header/g)).toHaveLength(headers.length + 1);
    expect(/^ *charset utf-8;$/m.test(location)).toBe(utf8);
  });

  it('answers from nginx 502 only for APIs of this origin', () => {
    const others = Object.fromEntries(
      ['AUTH', 'LOGIN', 'ACCOUNT', 'PROOFING', 'FIDO2'].map((name) => [`VITE_${name}_API_URL`, 'https://a/v1']),
    );
    expect(nginxFile(parseConfig(others), inline)).not.toContain('return 502;');
    const own = nginxFile(parseConfig({ ...others, VITE_LOGIN_API_URL: '/v1.0/login' }), inline);
    expect(own).toContain('location ~ "^(/v1\\.0/login)/" {');
  });

  it('writes no query of a reset link to the logs of nginx, and passes on the header with the session id', () => {
    expect(locations().filter((location) => /^ *error_log \/dev\/null emerg;$/m.test(location))).toEqual([locations()[10]]);
    expect(text).toMatch(/^access_log \/dev\/null;$/m);
    expect(text).toMatch(/^underscores_in_headers on;$/m);
  });

  it('declares the reporting endpoint in the nginx file only for documents without a query', () => {
    expect(text).not.toMatch(/Reporting|nhs_login_endpoints|NEL/);
    const reporting = nginxFile(parseConfig({ VITE_REPORTS_URL: '/reports', VITE_REPORTS_NETWORK: 'true' }), inline);
    expect(reporting).toContain(`set $nhs_login_endpoints 'default="/reports"';\nif ($args) { set $nhs_login_endpoints ""; }`);
    const naming = locations(reporting).map((place) => place.includes('add_header Reporting-Endpoints $nhs_login_endpoints always;'));
    expect(naming).toEqual([true, true, false, false, false, true, false, false, false, true, true, true, true, false, false, false]);
    expect(locations(reporting)[0]).toContain(`add_header NEL '{"report_to":"network","max_age":86400}' always;`);
  });

  it('writes an address into the nginx file only as an address, and refuses a header that nginx would read otherwise', () => {
    const url = 'https://a";$http_x\'.example/\n}';
    const odd = nginxFile({ ...settings, authApiUrl: '/a"$x{}\n;', loginApiUrl: url, reportsUrl: url, networkReports: true }, inline);
    expect(odd).toContain('location ~ "^(/a%22%24x%7b%7d%0a%3b|'.replaceAll('%', '\\%'));
    expect(odd).toContain(`set $nhs_login_endpoints 'default="https://a%22%3b%24http_x%27.example/%0a%7d"';`);
    expect(odd).toContain(`connect-src 'self' https://a%22%3b%24http_x%27.example`);
    for (const hash of ["'$x'", '"\'', 'a\\', 'a\n'])
      expect(() => nginxFile(settings, { scripts: [hash], styles: [] })).toThrow('nginx would read another value');
  });

  it.skipIf(!findNginx())('writes for the strangest settings a file that nginx accepts', () => {
    const strangest = {
      VITE_AUTH_API_URL: 'https://xn--fiq228c.A-1.example:8443/~a/.b/c_-',
      VITE_LOGIN_API_URL: '/~.v1_-/...',
      VITE_ACCOUNT_SETTINGS_URL: '/~.a/?b=/&c=:+@#d?=',
      VITE_ANALYTICS_SCRIPT_URL: 'http://0-a.example/?a=/&b=:+@#~',
      VITE_FONT_STYLESHEET: '/?&',
      VITE_REPORTS_URL: 'https://r/~.-_/',
      VITE_REPORTS_NETWORK: 'true',
    };
    const temp = mkdtempSync(join(tmpdir(), 'image-'));
    onTestFinished(() => rmSync(temp, { recursive: true }));
    writeFileSync(join(temp, 'nginx.conf'), `root ${temp};\n${nginxFile(parseConfig(strangest), inline)}`);
    const { nginx = '', module = '' } = findNginx() ?? {};
    const file = configure({ releases: temp, temp: mkdtempSync(join(temp, 'nginx-')), port: 8080, module });
    expect(spawnSync(nginx, ['-t', '-c', file, '-e', join(temp, 'err.log')], { encoding: 'utf8' }).stderr).toContain('test is successful');
  });
});

it.each(
  rowsOf<readonly [kind: string, cacheControl: string]>([
    [['hashed', 'public, max-age=31536000, immutable'], '/assets/index-_aARK9uI.css'],
    [['file', 'no-cache'], '/assets/images/nhsuk-icon-cross.svg', '/assets/', '/robots.txt', '/.well-known/security.txt'],
    [['file', 'no-cache'], '/deep/banners.json', '/index.html.old'],
    [['file', 'public, max-age=60'], '/banners.json'],
    [['file', 'no-store'], '/version.json'],
    [['server', 'no-store'], '/.settings.mjs', '/nginx.conf', '/enter-email.html', '/deep/index.html', '/enter-email.html.br'],
    [['server', 'no-store'], '/index.html.gz', '/assets/index-BPpsPd4S.js.map', '/.git/config', '/deep/.htpasswd', '/..%2fpackage.json'],
    [['server', 'no-store'], '/.well-known', '/.WELL-KNOWN/change-password', '/.well-known/.hidden'],
    [['changePassword', 'no-store'], '/.well-known/change-password'],
    [['json', 'no-cache'], '/.well-known/change-password/', '/.well-known/Change-Password', '//.well-known/change-password'],
    [['json', 'no-cache'], '/.well-known/passkey-endpoints', '/.well-known/'],
    [['health', 'no-store'], '/healthz'],
    [['root', 'no-store'], '/'],
    [['page', 'no-store'], '/healthz/', '/index.html', '/version.2/of', '/no/such/page'],
  ]),
)('serves the address %s as: %j', (path, [kind, cacheControl]) => {
  expect(ruleOf(path)).toMatchObject({ kind, cacheControl });
  expect(sentAs[ruleOf(path).kind]).toBe(['hashed', 'json', 'file', 'health'].includes(kind) ? 'file' : 'document');
});

it('serves every address of the app as a page', () => {
  for (const address of addresses) expect(ruleOf(address).kind, address).toBe(address === '/' ? 'root' : 'page');
});

describe('security.txt', () => {
  const contact = { VITE_SECURITY_CONTACT: 'mailto:security@example.com', VITE_SECURITY_EXPIRES: '2027-06-30T00:00:00Z' };
  const textOf = (env: Record<string, string>) => securityText(parseConfig(env).securityText);

  it('writes security.txt for a contact only, with each value on its own line, and all languages on one', () => {
    expect(textOf({})).toBeUndefined();
    const text = textOf({
      ...contact,
      VITE_SECURITY_CONTACT: 'https://example.com/report, mailto:security@example.com',
      VITE_SECURITY_POLICY: 'https://example.com/disclosure',
      VITE_SECURITY_CANONICAL: 'https://login.example.com/.well-known/security.txt',
      VITE_SECURITY_LANGUAGES: 'en, cy',
    });
    expect(text?.split('\n')).toEqual([
      'Contact: https://example.com/report',
      'Contact: mailto:security@example.com',
      'Expires: 2027-06-30T00:00:00Z',
      'Policy: https://example.com/disclosure',
      'Preferred-Languages: en, cy',
      'Canonical: https://login.example.com/.well-known/security.txt',
      '',
    ]);
    const strange = 'a\r\nContact: mailto:b\u2028c';
    const odd = securityText({ contact: strange, expires: strange, policy: strange, canonical: strange, languages: strange });
    const names = ['Contact', 'Expires', 'Policy', 'Preferred-Languages', 'Canonical'];
    expect(odd).toBe([...names.map((name) => `${name}: a%0d%0aContact: mailto:b%e2%80%a8c`), ''].join('\n'));
  });

  it.each(Object.entries(contact))('refuses the setting %s alone as a mistake', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow('VITE_SECURITY_CONTACT and VITE_SECURITY_EXPIRES need each other');
  });
});
