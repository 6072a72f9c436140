import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig, resolvedSettings, settingNames } from '@/settings';
import { applySettings } from '../../hosting/apply-settings';
import { hashesOfPages } from '../../hosting/inline-hashes';
import { refuseBase, refuseUnknownSettings, settingsTable } from '../../hosting/setting-names';
import { appSettings, type Template, templateFile } from '../../hosting/template';

describe('refuseUnknownSettings', () => {
  it.each([
    ['VITE_AUTH_API_ULR', 'VITE_AUTH_API_URL'],
    ['VITE_COOKIES_DOMAIN', 'VITE_COOKIE_DOMAIN'],
    ['VITE_BANNER_URL', 'VITE_BANNERS_URL'],
    ['VITE_PYI_URLS', 'VITE_PYI_URL'],
    ['VITE_REPORT_URL', 'VITE_REPORTS_URL'],
  ])('refuses the unknown setting %s and names %s', (name, nearest) => {
    expect(() => refuseUnknownSettings(['VITE_LOGIN_API_URL', name], settingNames())).toThrow(
      `Not a setting: ${name}. The nearest setting is ${nearest}.`,
    );
  });

  it('names each unknown setting on a line of its own', () => {
    expect(() => refuseUnknownSettings(['VITE_PYI', 'VITE_LOGIN_URL'], settingNames())).toThrow(/VITE_PYI\..*\n.*VITE_LOGIN_URL\./);
  });

  it('accepts all settings, the variable of Vite and other variables', () => {
    expect(() => refuseUnknownSettings([...settingNames(), 'VITE_USER_NODE_ENV', 'VITEST', 'HOME'], settingNames())).not.toThrow();
  });
});

it('lists every setting, and marks the values that differ from the default', () => {
  const [, ...lines] = settingsTable(resolvedSettings({ VITE_COOKIE_DOMAIN: 'example.com' }), resolvedSettings({})).split('\n');
  expect(lines.map((line) => line.slice(2).split(' ')[0])).toEqual(settingNames());
  expect(lines.filter((line) => line.startsWith('*'))).toEqual([expect.stringMatching(/^\* VITE_COOKIE_DOMAIN +example\.com$/)]);
  expect(lines.find((line) => line.includes('VITE_AUTH_API_URL'))).toMatch(/^ {2}VITE_AUTH_API_URL +\/api\/auth$/);
  expect(lines.find((line) => line.includes('VITE_REPORTS_URL'))).toMatch(/\(empty\)$/);
});

describe('refuseBase', () => {
  it.each(['/login/', './', '', 'https://cdn.example.com/'])('refuses the base %j', (base) => {
    expect(() => refuseBase(base)).toThrow(`--base is ${JSON.stringify(base)}, and must be "/"`);
  });

  it('accepts the root as base', () => expect(() => refuseBase('/')).not.toThrow());
});
describe('applySettings', () => {
  const html = `<html lang="en"><head><title>Log in</title><script>%BOOT_ERROR_SCRIPT%</script></head>
<body><a href="%HELP_CENTRE_URL%/contact">Help</a></body></html>`;
  const template: Template = {
    build: '0123abcd',
    version: '1.2.3',
    contract: '1.0.0',
    fixed: { VITE_DEVELOPER_PAGES: 'false', VITE_SESSION_RENEWAL: 'none' },
    bootError: { silent: 'silent()', reporting: 'reporting(`%REPORTS_URL%`)' },
    documents: [
      ['index.html', html],
      ['reset/success.html', html],
    ],
  };

  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'settings-'));
    writeFileSync(join(folder, templateFile), JSON.stringify(template));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const read = (name: string) => readFileSync(join(folder, name), 'utf8');

  it('writes settings that differ from the defaults into each document, escaped', async () => {
    await applySettings(folder, {
      VITE_HELP_CENTRE_URL: 'https://help.example.com?a&b',
      VITE_LOGIN_API_URL: 'https://api.example.com/</script>',
    });
    for (const name of ['index.html', 'reset/success.html']) {
      expect(read(name)).toContain('<html data-build="0123abcd" lang="en">');
      expect(read(name)).toContain('<a href="https://help.example.com?a&amp;b/contact">');
      expect(read(name)).toContain('<link rel="preconnect" href="https://api.example.com">');
      const [, text = ''] = /<script type="application\/json" id="settings">(.*?)<\/script>/.exec(read(name)) ?? [];
      expect(JSON.parse(text)).toEqual({ helpCentreUrl: 'https://help.example.com?a&b', loginApiUrl: 'https://api.example.com/</script>' });
    }
  });

  it('writes no block of settings when all are the defaults', async () => {
    await applySettings(folder, {});
    expect(read('index.html')).not.toContain('id="settings"');
    expect(read('index.html')).toContain('<script>silent()</script>');
  });

  it('writes the policy of the inline scripts and the APIs of these settings into both files of headers', async () => {
    await applySettings(folder, {
      VITE_REPORTS_URL: 'https://collector.example.com/reports',
      VITE_AUTH_API_URL: 'https://auth.example.com',
    });
    expect(read('index.html')).toContain('<script>reporting(`https://collector.example.com/reports`)</script>');
    const [script = 'none'] = hashesOfPages([read('index.html')]).scripts;
    for (const name of ['nginx.conf', '_headers'])
      for (const part of [script, 'https://auth.example.com https://collector.example.com']) expect(read(name)).toContain(part);
  });

  it('writes the font with its fallback into each document, allows it in the policy, and leaves it out of the settings of the app', async () => {
    const sheet = 'https://fonts.example.com/frutiger.css?a&b';
    const plain = await applySettings(folder, {}).then(() => read('index.html'));
    expect(plain).not.toMatch(/font/);
    await applySettings(folder, { VITE_FONT_STYLESHEET: sheet, VITE_FONT_FALLBACK: 'size-adjust: 104%' });
    for (const name of ['index.html', 'reset/success.html']) {
      expect(read(name)).toContain('<link rel="stylesheet" href="https://fonts.example.com/frutiger.css?a&amp;b" media="print"><script>');
      expect(read(name)).toMatch(/<style>@font-face\{[^}]*local\('Arial'\)[^}]*;size-adjust: 104%\}/);
      expect(read(name)).toContain("{font-family:'Frutiger W01',app-fallback,arial,sans-serif}</style>");
      expect(read(name)).not.toContain('id="settings"');
    }
    const { scripts, styles } = hashesOfPages([read('index.html')]);
    for (const name of ['nginx.conf', '_headers'])
      for (const part of [...scripts, ...styles, 'font-src https://fonts.example.com;']) expect(read(name)).toContain(part);
  });

  it('shows Arial with its own metrics until a font without a fallback has loaded', async () => {
    await applySettings(folder, { VITE_FONT_STYLESHEET: '/fonts/frutiger.css' });
    expect(read('index.html')).toContain("{font-family:'Frutiger W01',arial,sans-serif}</style>");
    expect(read('index.html')).not.toContain('@font-face');
  });

  it('gives one build the same id in every environment, and each environment a release of its own', async () => {
    const staging = await applySettings(folder, { VITE_BANNERS_URL: 'https://staging.example.com/banners.json' });
    const production = await applySettings(folder, {});
    expect(staging).toMatchObject({ build: '0123abcd', version: '1.2.3', contract: '1.0.0' });
    expect(production.build).toBe(staging.build);
    expect(production.release).not.toBe(staging.release);
    expect(JSON.parse(read('version.json'))).toEqual(production);
    expect((await applySettings(folder, {})).release).toBe(production.release);
  });

  it('removes the security.txt of settings that had a contact', async () => {
    await applySettings(folder, { VITE_SECURITY_CONTACT: 'mailto:a@example.com', VITE_SECURITY_EXPIRES: '2027-06-30T00:00:00Z' });
    expect(read('.well-known/security.txt')).toContain('Contact: mailto:a@example.com');
    await applySettings(folder, {});
    expect(existsSync(join(folder, '.well-known/security.txt'))).toBe(false);
  });

  it.each([
    [{ VITE_AUTH_API_ULR: '/x' }, 'Not a setting: VITE_AUTH_API_ULR. The nearest setting is VITE_AUTH_API_URL.'],
    [{ VITE_LOGIN_API_URL: '/api/login/' }, 'Malformed setting: VITE_LOGIN_API_URL is "/api/login/", and must be'],
    [{ VITE_SESSION_RENEWAL: 'same-session' }, 'VITE_SESSION_RENEWAL is "same-session", and must be "none" as in this build'],
    [{ VITE_DEVELOPER_PAGES: 'true' }, 'VITE_DEVELOPER_PAGES is "true", and must be "false" as in this build'],
  ])('refuses the settings %j with a sentence, and writes nothing', async (env, sentence) => {
    await expect(applySettings(folder, env)).rejects.toThrow(sentence);
    expect(readdirSync(folder)).toEqual([templateFile]);
  });
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

it.each(['X-Request-Id', 'x-correlation-id', 'true'])('stops the build on the request id header %j with value and rule', (value) => {
  expect(() => parseConfig({ VITE_REQUEST_ID_HEADER: value })).toThrow(
    `Malformed setting: VITE_REQUEST_ID_HEADER is "${value}", and must be empty, "x-request-id" or "traceparent"`,
  );
});

it.each(['x-request-id', 'traceparent'])('accepts the request id header %s', (value) => {
  expect(parseConfig({ VITE_REQUEST_ID_HEADER: value }).requestIdHeader).toBe(value);
});

it.each([{}, { VITE_REQUEST_ID_HEADER: '' }])('writes no request id header into a build with the settings %j', (env) => {
  expect(JSON.stringify(appSettings(parseConfig(env)))).not.toContain('requestId');
});
