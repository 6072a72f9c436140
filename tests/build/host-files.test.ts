import { addresses } from '@/paths';
import { parseConfig } from '@/settings';
import { ruleOf, sentAs } from '../../hosting/addresses';
import { securityHeaders } from '../../hosting/headers';
import { headersFile } from '../../hosting/headers-file';
import { nginxFile } from '../../hosting/nginx';
import { securityText } from '../../hosting/security-text';

const settings = parseConfig({ VITE_ANALYTICS_SCRIPT_URL: 'https://analytics.example.com/nhs-login.js' });
const inline = { scripts: ["'sha256-MQ=='"], styles: ["'sha256-Mg=='", "'sha256-Mw=='"] };
const security = {
  document: securityHeaders(settings, { tls: true, inline, as: 'document' }),
  file: securityHeaders(settings, { tls: true, inline, as: 'file' }),
};

describe('nginx file', () => {
  const text = nginxFile(settings, inline);
  /** The directives of each location, without those of the locations inside of it. */
  const locations = text
    .replace(/^ *#.*$/gm, '')
    .split(/^ *location /m)
    .slice(1);

  it('adds to the nginx file a location for each rule, reset links, the APIs, missing files and refused addresses', () => {
    expect(locations.map((location) => location.slice(0, location.indexOf(' {')))).toEqual([
      '/',
      '~ "^/(_headers|nginx\\.conf|(?!index\\.html$).*\\.html|.*\\.(br|gz|map)|(.*/)?\\.(?!well-known/).*)$"',
      '~ "^/assets/[^/]+$"',
      '~ "^/banners\\.json$"',
      '~ "^/version\\.json$"',
      '~ "^/assets/|^/(?!index\\.html$).*\\.[^/]*$"',
      '~ "^/$"',
      '~* "^\\W*reset\\b"',
      '~ "^(/api/auth|/api/login|/api/account|/api/proofing|/api/fido2)/"',
      '@nhs_login_missing',
      '= /nhs_login_refused',
      '= /nhs_login_unreadable',
      '= /nhs_login_too_much',
    ]);
  });

  it.each([
    ['every security header of documents, where pages are, and what is missing or refused', 'document', [0, 1, 6, 7, 8, 9, 10, 11, 12]],
    ['those of files, where files are', 'file', [2, 3, 4, 5]],
  ] as const)('sends from nginx %s with answers of every status', (_, as, places) => {
    const headers = security[as];
    for (const location of places.map((place) => locations[place])) {
      for (const [name, value] of headers) expect(location).toContain(`add_header ${name} "${value}" always;`);
      expect(location?.match(/add_header/g)).toHaveLength(headers.length + 1);
    }
  });

  it('sends missing files from nginx without the headers of files', () => {
    for (const place of [2, 3, 4, 5]) expect(locations[place]).toContain('try_files $uri @nhs_login_missing;');
  });

  it('caches by nginx only hashed files and, for a minute, existing banners', () => {
    const notStored = '"no-store" always';
    expect(locations.map((location) => /add_header Cache-Control (.*);/.exec(location)?.[1])).toEqual([
      ...[notStored, notStored, '"public, max-age=31536000, immutable"', '"public, max-age=60"', notStored, '"no-cache"'],
      ...Array<string>(7).fill(notStored),
    ]);
  });

  it('declares in the nginx file the character set of served, missing and refused texts only', () => {
    const withCharset = locations.map((location) => /^ *charset utf-8;$/m.test(location));
    expect(withCharset).toEqual([true, ...Array<boolean>(8).fill(false), true, true, true, true]);
    expect(text.slice(0, text.indexOf('location /')).match(/^charset/m)).toBeNull();
  });

  it('answers a page from nginx by the file of its address, or by the common one', () => {
    expect(locations[0]).toContain('try_files $uri.html /index.html @nhs_login_missing;');
    expect(locations[6]).toContain('try_files /enter-email.html /index.html @nhs_login_missing;');
  });

  it('answers from nginx 502 for the APIs of this origin until the operator adds their locations', () => {
    expect(locations[8]).toContain('return 502;');
    const otherOrigins = Object.fromEntries(
      ['AUTH', 'LOGIN', 'ACCOUNT', 'PROOFING', 'FIDO2'].map((name) => [`VITE_${name}_API_URL`, 'https://api.example.com/v1.0']),
    );
    expect(nginxFile(parseConfig(otherOrigins), inline)).not.toContain('return 502;');
    expect(nginxFile(parseConfig({ ...otherOrigins, VITE_LOGIN_API_URL: '/v1.0/login' }), inline)).toContain(
      'location ~ "^(/v1\\.0/login)/" {',
    );
  });

  it('passes on the header with the session id through nginx', () => expect(text).toMatch(/^underscores_in_headers on;$/m));

  it('disables the error log of nginx at addresses with a code, and recommends a log level for all others', () => {
    const withoutErrorLog = locations.filter((location) => /^ *error_log \/dev\/null emerg;$/m.test(location));
    expect(withoutErrorLog).toEqual([locations[7]]);
    expect(text).toMatch(/^# +error_log \S+ error;$/m);
    expect(text).toContain('this file logs no errors at all. Keep the level at error or above');
  });

  it('declares no reporting endpoint in nginx without an address', () => expect(text).not.toMatch(/Reporting|nhs_login_endpoints|NEL/));

  it('declares the reporting endpoint in the nginx file only for documents without a query', () => {
    const reporting = nginxFile(parseConfig({ VITE_REPORTS_URL: '/reports', VITE_REPORTS_NETWORK: 'true' }), inline);
    expect(reporting).toContain(`set $nhs_login_endpoints 'default="/reports"';\nif ($args) { set $nhs_login_endpoints ""; }`);
    const places = reporting.split(/^ *location /m).slice(1);
    const naming = places.map((place) => place.includes('add_header Reporting-Endpoints $nhs_login_endpoints always;'));
    expect(naming).toEqual([true, true, false, false, false, false, true, true, true, true, false, false, false]);
    expect(places[0]).toContain(`add_header NEL '{"report_to":"network","max_age":86400}' always;`);
  });

  it('writes an address into the nginx file only as an address, and refuses a header that nginx would read otherwise', () => {
    const strange = 'https://a";$http_x\'.example/\n}';
    const text = nginxFile(
      { ...settings, authApiUrl: '/a"$x{}\n;', loginApiUrl: strange, reportsUrl: strange, networkReports: true },
      inline,
    );
    expect(text).toContain('location ~ "^(/a%22%24x%7b%7d%0a%3b|'.replaceAll('%', '\\%'));
    expect(text).toContain(`set $nhs_login_endpoints 'default="https://a%22%3b%24http_x%27.example/%0a%7d"';`);
    expect(text).toContain(`connect-src 'self' https://a%22%3b%24http_x%27.example`);
    for (const hash of ["'$x'", '"\'', 'a\\', 'a\n'])
      expect(() => nginxFile(settings, { scripts: [hash], styles: [] })).toThrow('nginx would read another value');
  });

  it('limits the lifetime of nginx logs that have queries', () => expect(text).toMatch(/^access_log \/dev\/null;$/m));
});

const blocks = new Map(
  headersFile(settings, inline)
    .split(/\n\n/)
    .map((block) => {
      const [path = '', ...lines] = block.trim().split('\n');
      return [path, lines.map((line) => line.trim())];
    }),
);
/** The blocks whose path matches an address, by the rules of these hosts. */
const blocksOf = (address: string) =>
  [...blocks.keys()].filter((path) => path !== '/*' && new RegExp(`^${path.replace(/:name$/, '[^/]+')}$`).test(address));

it('declares in the headers file the security headers of documents for every address', () => {
  for (const hash of [...inline.scripts, ...inline.styles]) expect(blocks.get('/*')?.join()).toContain(hash);
  expect(blocks.get('/*')).toEqual(security.document.map(([name, value]) => `${name}: ${value}`));
});

it('omits the reporting endpoint from the headers file, because the host cannot detect a query', () => {
  const reporting = headersFile(parseConfig({ VITE_REPORTS_URL: '/reports' }), inline);
  expect(reporting).toContain('; report-to default');
  expect(reporting).not.toContain('Reporting-Endpoints');
});

it('declares in the headers file the cache lifetime of each page and file once', () => {
  for (const address of [...addresses, '/enter-email.html', '/assets/index-BPpsPd4S.js', '/assets/images/nhsuk-icon-cross.svg']) {
    const [path = '', ...more] = blocksOf(address);
    expect(blocks.get(path), address).toEqual([`Cache-Control: ${ruleOf(address).cacheControl}`]);
    expect(more, address).toEqual([]);
  }
});

it('declares in the headers file the media type of security.txt if there is one', () => {
  const contact = { VITE_SECURITY_CONTACT: 'mailto:security@example.com', VITE_SECURITY_EXPIRES: '2027-06-30T00:00:00Z' };
  const lines = ['Cache-Control: no-cache', 'Content-Type: text/plain; charset=utf-8'].map((line) => `  ${line}`);
  expect(headersFile(parseConfig(contact), inline)).toContain(['\n/.well-known/security.txt', ...lines, ''].join('\n'));
  expect(headersFile(settings, inline)).not.toContain('.well-known');
});

it('limits the headers file to 100 blocks and lines of 2000 characters, as hosts do', () => {
  expect(blocks.size).toBeLessThanOrEqual(100);
  for (const line of headersFile(settings, inline).split('\n')) expect(line.length).toBeLessThan(2000);
});
it.each([
  ['/assets/index-BPpsPd4S.js', 'hashed', 'file', 'public, max-age=31536000, immutable'],
  ['/assets/index-_aARK9uI.css', 'hashed', 'file', 'public, max-age=31536000, immutable'],
  ['/assets/images/nhsuk-icon-cross.svg', 'file', 'file', 'no-cache'],
  ['/assets/', 'file', 'file', 'no-cache'],
  ['/robots.txt', 'file', 'file', 'no-cache'],
  ['/manifest.webmanifest', 'file', 'file', 'no-cache'],
  ['/.well-known/security.txt', 'file', 'file', 'no-cache'],
  ['/banners.json', 'file', 'file', 'public, max-age=60'],
  ['/deep/banners.json', 'file', 'file', 'no-cache'],
  ['/version.json', 'file', 'file', 'no-store'],
  ['/.settings.mjs', 'server', 'document', 'no-store'],
  ['/.template.json', 'server', 'document', 'no-store'],
  ['/favicon.ico', 'file', 'file', 'no-cache'],
  ['/index.html.old', 'file', 'file', 'no-cache'],
  ['/_headers', 'server', 'document', 'no-store'],
  ['/nginx.conf', 'server', 'document', 'no-store'],
  ['/enter-email.html', 'server', 'document', 'no-store'],
  ['/login.html', 'server', 'document', 'no-store'],
  ['/deep/index.html', 'server', 'document', 'no-store'],
  ['/enter-email.html.br', 'server', 'document', 'no-store'],
  ['/assets/index-BPpsPd4S.js.br', 'server', 'document', 'no-store'],
  ['/index.html.gz', 'server', 'document', 'no-store'],
  ['/assets/index-BPpsPd4S.js.map', 'server', 'document', 'no-store'],
  ['/.git/config', 'server', 'document', 'no-store'],
  ['/.git/objects/pack/a.pack', 'server', 'document', 'no-store'],
  ['/.env', 'server', 'document', 'no-store'],
  ['/deep/.htpasswd', 'server', 'document', 'no-store'],
  ['/..%2fpackage.json', 'server', 'document', 'no-store'],
  ['/.well-known', 'server', 'document', 'no-store'],
  ['/', 'root', 'document', 'no-store'],
  ['/index.html', 'page', 'document', 'no-store'],
  ['/version.2/of', 'page', 'document', 'no-store'],
  ['/enter-email', 'page', 'document', 'no-store'],
  ['/no/such/page', 'page', 'document', 'no-store'],
])('serves for the address %s: %s, with the headers of a %s', (path, kind, as, cacheControl) => {
  expect(ruleOf(path)).toMatchObject({ kind, cacheControl });
  expect(sentAs[ruleOf(path).kind]).toBe(as);
});

it('serves every address of the app as a page', () => {
  for (const address of addresses) expect(ruleOf(address).kind, address).toBe(address === '/' ? 'root' : 'page');
});
const textOf = (env: Record<string, string>) => securityText(parseConfig(env).securityText);
const contact = { VITE_SECURITY_CONTACT: 'mailto:security@example.com', VITE_SECURITY_EXPIRES: '2027-06-30T00:00:00Z' };

describe('security.txt', () => {
  it('writes no security.txt without a contact', () => expect(textOf({})).toBeUndefined());

  it('writes a contact and its expiry date into security.txt', () => {
    expect(textOf(contact)).toBe('Contact: mailto:security@example.com\nExpires: 2027-06-30T00:00:00Z\n');
  });

  it('writes each contact, policy and canonical address of security.txt on its own line, and all languages on one', () => {
    const text = textOf({
      ...contact,
      VITE_SECURITY_CONTACT: 'https://example.com/report, mailto:security@example.com,tel:+44-20-7946-0000',
      VITE_SECURITY_POLICY: 'https://example.com/disclosure',
      VITE_SECURITY_CANONICAL: 'https://login.example.com/.well-known/security.txt,https://www.example.com/.well-known/security.txt',
      VITE_SECURITY_LANGUAGES: 'en, cy',
    });
    expect(text?.split('\n')).toEqual([
      'Contact: https://example.com/report',
      'Contact: mailto:security@example.com',
      'Contact: tel:+44-20-7946-0000',
      'Expires: 2027-06-30T00:00:00Z',
      'Policy: https://example.com/disclosure',
      'Preferred-Languages: en, cy',
      'Canonical: https://login.example.com/.well-known/security.txt',
      'Canonical: https://www.example.com/.well-known/security.txt',
      '',
    ]);
  });

  it('writes each value of security.txt on its own line', () => {
    const strange = 'a\r\nContact: mailto:b\u2028c';
    const text = securityText({ contact: strange, expires: strange, policy: strange, canonical: strange, languages: strange });
    const value = 'a%0d%0aContact: mailto:b%e2%80%a8c';
    const names = ['Contact', 'Expires', 'Policy', 'Preferred-Languages', 'Canonical'];
    expect(text).toBe([...names.map((name) => `${name}: ${value}`), ''].join('\n'));
  });

  it.each([
    ['VITE_SECURITY_CONTACT', 'security@example.com'],
    ['VITE_SECURITY_CONTACT', 'http://example.com/report'],
    ['VITE_SECURITY_CONTACT', 'mailto:security@example.com\nContact: mailto:other@example.com'],
    ['VITE_SECURITY_CONTACT', 'mailto:security@example.com,'],
    ['VITE_SECURITY_EXPIRES', '2027-06-30'],
    ['VITE_SECURITY_EXPIRES', '2027-13-30T00:00:00Z'],
    ['VITE_SECURITY_POLICY', 'http://example.com/disclosure'],
    ['VITE_SECURITY_CANONICAL', '/.well-known/security.txt'],
    ['VITE_SECURITY_LANGUAGES', 'English!'],
  ])('names a malformed setting %s (%j) of security.txt', (name, value) => {
    expect(() => parseConfig({ ...contact, [name]: value })).toThrow(new RegExp(`\\b${name}\\b`));
  });

  it.each(Object.entries(contact))('refuses the setting %s alone as a mistake', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow('VITE_SECURITY_CONTACT and VITE_SECURITY_EXPIRES need each other');
  });
});
