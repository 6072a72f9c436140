import { describe, expect, it } from 'vitest';
import { addresses } from '@/paths';
import { parseConfig } from '@/settings';
import { ruleOf } from '../../hosting/addresses';
import { securityHeaders } from '../../hosting/headers';
import { headersFile } from '../../hosting/headers-file';
import { nginxFile } from '../../hosting/nginx';

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

  it('has a location for each rule, for reset links and for the APIs, one for what is missing and one for what is refused', () => {
    expect(locations.map((location) => location.slice(0, location.indexOf(' {')))).toEqual([
      '/',
      '~ "^/(_headers|nginx\\.conf|(?!index\\.html$).*\\.html|.*\\.(br|gz|map)|(.*/)?\\.(?!well-known/).*)$"',
      '~ "^/assets/[^/]+$"',
      '~ "^/banners\\.json$"',
      '~ "^/version\\.json$"',
      '~ "^/assets/|^/(?!index\\.html$).*\\.[^/]*$"',
      '~ "^/$"',
      '~* "^/reset/"',
      '~ "^(/api/auth|/api/login|/api/account|/api/proofing|/api/fido2)/"',
      '@nhs_login_missing',
      '= /nhs_login_refused',
    ]);
  });

  it.each([
    ['every security header of documents, where pages are, and what is missing or refused', 'document', [0, 1, 6, 7, 8, 9]],
    ['those of files, where files are', 'file', [2, 3, 4, 5]],
  ] as const)('sends %s with answers of every status', (_, as, places) => {
    const headers = security[as];
    for (const location of places.map((place) => locations[place])) {
      for (const [name, value] of headers) expect(location).toContain(`add_header ${name} "${value}" always;`);
      expect(location?.match(/add_header/g)).toHaveLength(headers.length + 1);
    }
  });

  it('sends missing files without the headers of files', () => {
    for (const place of [2, 3, 4, 5]) expect(locations[place]).toContain('try_files $uri @nhs_login_missing;');
  });

  it('caches only hashed files and, for a minute, existing banners', () => {
    expect(locations.map((location) => /add_header Cache-Control (.*);/.exec(location)?.[1])).toEqual([
      '"no-store" always',
      '"no-store" always',
      '"public, max-age=31536000, immutable"',
      '"public, max-age=60"',
      '"no-store" always',
      '"no-cache"',
      '"no-store" always',
      '"no-store" always',
      '"no-store" always',
      '"no-store" always',
      '"no-store" always',
    ]);
  });

  it('declares the character set of served, missing and refused texts only', () => {
    const saying = locations.map((location) => /^ *charset utf-8;$/m.test(location));
    expect(saying).toEqual([true, ...Array<boolean>(8).fill(false), true, true]);
    expect(text.slice(0, text.indexOf('location /')).match(/^charset/m)).toBeNull();
  });

  it('answers a page by the file of its address, or by the common one', () => {
    expect(locations[0]).toContain('try_files $uri.html /index.html @nhs_login_missing;');
    expect(locations[6]).toContain('try_files /enter-email.html /index.html @nhs_login_missing;');
  });

  it('answers 502 for the APIs of this origin until the operator adds their locations', () => {
    expect(locations[8]).toContain('return 502;');
    const elsewhere = Object.fromEntries(
      ['AUTH', 'LOGIN', 'ACCOUNT', 'PROOFING', 'FIDO2'].map((name) => [`VITE_${name}_API_URL`, 'https://api.example.com/v1.0']),
    );
    expect(nginxFile(parseConfig(elsewhere), inline)).not.toContain('return 502;');
    expect(nginxFile(parseConfig({ ...elsewhere, VITE_LOGIN_API_URL: '/v1.0/login' }), inline)).toContain(
      'location ~ "^(/v1\\.0/login)/" {',
    );
  });

  it('lets the header through that the APIs know the session by', () => expect(text).toMatch(/^underscores_in_headers on;$/m));

  it('logs no errors where an address has a code, and recommends a level elsewhere', () => {
    const quiet = locations.filter((location) => /^ *error_log \/dev\/null emerg;$/m.test(location));
    expect(quiet).toEqual([locations[7]]);
    expect(text).toMatch(/^# +error_log \S+ error;$/m);
    expect(text).toContain('this file logs no errors at all. Keep the level at error or above');
  });

  it('omits the reporting endpoint without an address', () => expect(text).not.toMatch(/Reporting|nhs_login_endpoints|NEL/));

  it('declares the reporting endpoint only for documents without a query', () => {
    const reporting = nginxFile(parseConfig({ VITE_REPORTS_URL: '/reports', VITE_REPORTS_NETWORK: 'true' }), inline);
    expect(reporting).toContain(`set $nhs_login_endpoints 'default="/reports"';\nif ($args) { set $nhs_login_endpoints ""; }`);
    const places = reporting.split(/^ *location /m).slice(1);
    const naming = places.map((place) => place.includes('add_header Reporting-Endpoints $nhs_login_endpoints always;'));
    expect(naming).toEqual([true, true, false, false, false, false, true, true, true, true, false]);
    expect(places[0]).toContain(`add_header NEL '{"report_to":"network","max_age":86400}' always;`);
  });

  it('limits the lifetime of logs that have queries', () => expect(text).toMatch(/^access_log \/dev\/null;$/m));
});

describe('headers file', () => {
  const blocks = new Map(
    headersFile(settings, inline)
      .split(/\n\n/)
      .map((block) => {
        const [path = '', ...lines] = block.trim().split('\n');
        return [path, lines.map((line) => line.trim())];
      }),
  );
  /** The blocks whose path is of an address, as these hosts match them. */
  const blocksOf = (address: string) =>
    [...blocks.keys()].filter((path) => path !== '/*' && new RegExp(`^${path.replace(/:name$/, '[^/]+')}$`).test(address));

  it('declares the security headers of documents for every address', () => {
    for (const hash of [...inline.scripts, ...inline.styles]) expect(blocks.get('/*')?.join()).toContain(hash);
    expect(blocks.get('/*')).toEqual(security.document.map(([name, value]) => `${name}: ${value}`));
  });

  it('omits the reporting endpoint, because the host cannot detect a query', () => {
    const reporting = headersFile(parseConfig({ VITE_REPORTS_URL: '/reports' }), inline);
    expect(reporting).toContain('; report-to default');
    expect(reporting).not.toContain('Reporting-Endpoints');
  });

  it('declares the cache lifetime of each page and file once', () => {
    for (const address of [...addresses, '/enter-email.html', '/assets/index-BPpsPd4S.js', '/assets/images/nhsuk-icon-cross.svg']) {
      const [path = '', ...more] = blocksOf(address);
      expect(blocks.get(path), address).toEqual([`Cache-Control: ${ruleOf(address).cacheControl}`]);
      expect(more, address).toEqual([]);
    }
  });

  it('declares the media type of security.txt if there is one', () => {
    const contact = { VITE_SECURITY_CONTACT: 'mailto:security@example.com', VITE_SECURITY_EXPIRES: '2027-06-30T00:00:00Z' };
    const lines = ['Cache-Control: no-cache', 'Content-Type: text/plain; charset=utf-8'].map((line) => `  ${line}`);
    expect(headersFile(parseConfig(contact), inline)).toContain(['\n/.well-known/security.txt', ...lines, ''].join('\n'));
    expect(headersFile(settings, inline)).not.toContain('.well-known');
  });

  it('stays within the limits of hosts: 100 blocks, lines of 2000 characters', () => {
    expect(blocks.size).toBeLessThanOrEqual(100);
    for (const line of headersFile(settings, inline).split('\n')) expect(line.length).toBeLessThan(2000);
  });
});
