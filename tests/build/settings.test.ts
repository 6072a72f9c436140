import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { parseConfig, resolvedSettings, settingNames, type Settings } from '@/settings';
import { applySettings } from '../../hosting/apply-settings';
import { contentSecurityPolicy } from '../../hosting/headers';
import { hashesOfPages } from '../../hosting/inline-hashes';
import { nginxFile } from '../../hosting/nginx';
import { readSettings, refuseBase, settingsTable } from '../../hosting/read-settings';
import { appSettings, filled, type Template, templateFile } from '../../hosting/template';
import { passkeyEndpoints, securityText } from '../../hosting/well-known';

const template: Template = {
  build: '0123abcd',
  version: '1.2.3',
  contract: '1.0.0',
  fixed: { VITE_DEVELOPER_PAGES: 'false', VITE_SESSION_RENEWAL: 'none' },
  bootError: { silent: 'silent()', reporting: 'reporting(`%REPORTS_URL%`)' },
  documents: [],
};

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'settings-'))));

afterEach(() => rmSync(folder, { recursive: true }));

function fileOf(content: string | Buffer, name = 'production.env') {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const mustBegin = (text: string, name: string) => `begins with ${text}, and must begin with "${name}=", the nearest setting, or with "#"`;
const mustBeginWithAny = (text: string) => `begins with ${text}, and must begin with the name of a setting and "=", or with "#"`;
const unclosed = 'has a value that begins with a quote, and must end with the same quote in this line';
const authUrl = 'VITE_AUTH_API_URL';

describe('readSettings', () => {
  it.each([
    ['a byte order mark', '\uFEFFVITE_PYI_URL=/x', '/x'],
    ['Windows line ends', 'VITE_SITE_URL=\r\nVITE_PYI_URL=/x\r\n', '/x'],
    ['comments and empty lines', '# A comment\n \t\n  # VITE_PYI_URL=/y\nVITE_PYI_URL=/x', '/x'],
    ['spaces around name and value', ' VITE_PYI_URL = /x \t', '/x'],
    ['a comment after a space', 'VITE_PYI_URL=/x # why', '/x'],
    ['a number sign inside a value', 'VITE_PYI_URL=/x#y', '/x#y'],
    ['double quotes', 'VITE_PYI_URL="/x"', '/x'],
    ['single quotes, and a comment after them', 'VITE_PYI_URL=\' /x # "y" \' # why', ' /x # "y" '],
    ['a quote inside a value', 'VITE_PYI_URL=/x"y"', '/x"y"'],
    ['no value', 'VITE_PYI_URL=', ''],
    ['only a comment as value', 'VITE_PYI_URL= # none', ''],
  ])('reads a settings file with %s', (_what, content, value) => {
    expect(readSettings([fileOf(content)])).toMatchObject({ VITE_PYI_URL: value });
  });

  it('reads the defaults from .env.example', () => expect(readSettings(['.env.example'])).toEqual(resolvedSettings({})));

  it.each([
    ['a misspelt name', 'VTE_AUTH_API_URL=/x', mustBegin('"VTE_AUTH_API_URL="', authUrl)],
    ['a name without its prefix', 'SITE_URL=https://example.com', mustBegin('"SITE_URL="', 'VITE_SITE_URL')],
    ['a colon', 'VITE_AUTH_API_URL: /x', mustBegin('"VITE_AUTH_API_URL:"', authUrl)],
    ['no equals sign', 'VITE_AUTH_API_URL', mustBegin('"VITE_AUTH_API_URL"', authUrl)],
    ['export', 'export VITE_AUTH_API_URL=/x', mustBegin('"export VITE_AUTH_API_URL="', authUrl)],
    ['JSON', '"VITE_AUTH_API_URL": "/x",', mustBegin(String.raw`"\"VITE_AUTH_API_URL\":"`, authUrl)],
    ['a no-break space', '\u00A0VITE_AUTH_API_URL=/x', mustBegin(String.raw`"\u00a0VITE_AUTH_API_URL="`, authUrl)],
    ['a line with a no-break space only', '\u00A0', mustBeginWithAny(String.raw`"\u00a0"`)],
    ['a name that no setting resembles', 'PASSWORD=a', mustBeginWithAny('"PASSWORD="')],
    ['an unclosed quote', 'VITE_AUTH_API_URL="/x', unclosed],
    ['a text behind a quote', "VITE_AUTH_API_URL='/x'y", unclosed],
    ['a setting of a line before', 'VITE_PYI_URL=/y', 'sets VITE_PYI_URL again, after line 1'],
  ])('refuses a line of a settings file with %s', (_what, line, sentence) => {
    const file = fileOf(`VITE_PYI_URL=/x\n# A comment\n${line}\n`);
    expect(() => readSettings([file])).toThrow(new Error(`${file}, line 3 ${sentence}.`));
  });

  it.each([
    ['UTF-16 with a byte order mark', Buffer.from('\uFEFFVITE_PYI_URL=/x\n', 'utf16le'), 1],
    ['UTF-16 without a byte order mark', Buffer.from('VITE_PYI_URL=/x\n', 'utf16le'), 1],
    ['Latin-1', Buffer.from('VITE_PYI_URL=/x\n# M\xFCnchen\n', 'latin1'), 2],
  ])('refuses a settings file in %s, and names its first line that is not in UTF-8', (_what, content, line) => {
    const sentence = `line ${line} is not in UTF-8. Save the file as UTF-8: PowerShell 5 writes UTF-16.`;
    expect(() => readSettings([fileOf(content)])).toThrow(`production.env, ${sentence}`);
  });

  it('lists every wrong line of all settings files and variables at once, without values', () => {
    const files = [fileOf('{\n  "VITE_PYI_URL": "/x"\n}\n', 'one.env'), fileOf('PASSWORD: hunter2\n', 'two.env')];
    const wrong = () => readSettings(files, { VITE_PYI: 'secret' });
    expect(wrong).toThrow(/one\.env, line 1 .*\n.*line 2 .*\n.*line 3 .*\n.*two\.env, line 1 .*\nNot .*: VITE_PYI\. .*VITE_PYI_URL\.$/);
    expect(wrong).not.toThrow(/hunter2|secret/);
  });

  it('prefers a later settings file, and to every file a variable', () => {
    const first = fileOf('VITE_PYI_URL=/a\nVITE_SITE_URL=\nVITE_BANNERS_URL=/a', '.env');
    const second = fileOf('VITE_PYI_URL=/b\nVITE_BANNERS_URL=/b', '.env.local');
    const settings = { VITE_PYI_URL: '/b', VITE_SITE_URL: '', VITE_BANNERS_URL: '/c' };
    expect(readSettings([first, second], { VITE_BANNERS_URL: '/c', HOME: '/home' })).toEqual(settings);
  });

  it.each([
    ['VITE_AUTH_API_ULR', 'VITE_AUTH_API_URL'],
    ['vite_pyi_url', 'VITE_PYI_URL'],
  ])('refuses the variable %s and names the setting %s', (name, nearest) => {
    const sentence = `Not a setting: ${name}. The nearest setting is ${nearest}.`;
    expect(() => readSettings([], { VITE_LOGIN_API_URL: '/x', [name]: '/x' })).toThrow(new Error(sentence));
  });

  it('reads from the environment all settings and no other variable', () => {
    const env = Object.fromEntries(settingNames().map((name) => [name, 'x']));
    expect(readSettings([], { ...env, VITEST: 'true', HOME: 'x', npm_config_vite: 'x', MY_VITE_KEY: 'x', INVITE_ID: 'x' })).toEqual(env);
  });
});

it('lists every setting, and marks the values that differ from the default', () => {
  const [, ...lines] = settingsTable({ VITE_COOKIE_DOMAIN: 'example.com' }).split('\n');
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
<body><a href="%ACCOUNT_SETTINGS_URL%">Settings</a><a href="%HELP_CENTRE_URL%/contact">Help</a></body></html>`;
  const documents = ['index.html', 'reset/success.html'].map((name) => [name, html]);
  beforeEach(() => writeFileSync(join(folder, templateFile), JSON.stringify({ ...template, documents })));

  const read = (name: string) => readFileSync(join(folder, name), 'utf8');

  it('writes settings that differ from the defaults into each document, escaped', async () => {
    const changed = { accountSettingsUrl: 'https://settings.example.com?a&b', loginApiUrl: 'https://api.example.com/login' };
    await applySettings(folder, { VITE_ACCOUNT_SETTINGS_URL: changed.accountSettingsUrl, VITE_LOGIN_API_URL: changed.loginApiUrl });
    for (const name of ['index.html', 'reset/success.html']) {
      expect(read(name)).toContain('<html data-build="0123abcd" lang="en">');
      expect(read(name)).toContain('<a href="https://settings.example.com?a&amp;b">');
      expect(read(name)).toContain('<link rel="preconnect" href="https://api.example.com">');
      const [, text = ''] = /<script type="application\/json" id="settings">(.*?)<\/script>/.exec(read(name)) ?? [];
      expect(JSON.parse(text)).toEqual(changed);
    }
  });

  it('writes each value into a document once, escaped for an attribute, a script and JSON', () => {
    const strange = `https://a"onerror='x'\\\n\${b}\`</script><!--%ACCOUNT_SETTINGS_URL%%REPORTS_URL%`;
    const settings = { ...parseConfig({}), helpCentreUrl: strange, reportsUrl: strange, loginApiUrl: strange };
    const page = new DOMParser().parseFromString(filled(html, template, settings), 'text/html');
    const [settingsLink, helpLink] = page.querySelectorAll('a');
    expect(settingsLink?.getAttribute('href')).toBe('https://settings.login.nhs.uk');
    expect(helpLink?.getAttribute('href')).toBe(`${strange}/contact`);
    expect(JSON.parse(page.getElementById('settings')?.textContent ?? '')).toMatchObject({ helpCentreUrl: strange, loginApiUrl: strange });
    const [, reports = ''] = /^reporting\(`([!-~]*)`\)$/.exec(page.querySelector('script')?.textContent ?? '') ?? [];
    expect(reports).not.toMatch(/["'`\\$<]/);
    const withoutMarks = (text: string) => text.replaceAll('%ACCOUNT_SETTINGS_URL%%REPORTS_URL%', '');
    expect(decodeURIComponent(withoutMarks(reports))).toBe(withoutMarks(strange));
    expect(page.querySelectorAll('script, [onerror]')).toHaveLength(2);
  });

  it('writes no block of settings when all are the defaults', async () => {
    await applySettings(folder, {});
    expect(read('index.html')).not.toContain('id="settings"');
    expect(read('index.html')).toContain('<script>silent()</script>');
  });

  it('writes the policy of the inline scripts and the APIs of these settings into the nginx file', async () => {
    await applySettings(folder, { VITE_REPORTS_URL: 'https://collector.example.com/a', VITE_AUTH_API_URL: 'https://auth.example.com' });
    expect(read('index.html')).toContain('<script>reporting(`https://collector.example.com/a`)</script>');
    const [script = 'none'] = hashesOfPages([read('index.html')]).scripts;
    for (const part of [script, 'https://auth.example.com https://collector.example.com']) expect(read('nginx.conf')).toContain(part);
  });

  it('writes the font with its fallback into each document, allows it in the policy, and leaves it out of the settings of the app', async () => {
    const sheet = 'https://fonts.example.com/frutiger.css?a&b';
    await applySettings(folder, {});
    expect(read('index.html')).not.toMatch(/font/);
    await applySettings(folder, { VITE_FONT_STYLESHEET: sheet, VITE_FONT_FALLBACK: 'size-adjust: 104%' });
    for (const name of ['index.html', 'reset/success.html']) {
      expect(read(name)).toContain('<link rel="stylesheet" href="https://fonts.example.com/frutiger.css?a&amp;b" media="print"><script>');
      expect(read(name)).toMatch(/<style>@font-face\{[^}]*local\('Arial'\)[^}]*;size-adjust: 104%\}/);
      expect(read(name)).toContain("{font-family:'Frutiger W01',app-fallback,arial,sans-serif}</style>");
      expect(read(name)).not.toContain('id="settings"');
    }
    const { scripts, styles } = hashesOfPages([read('index.html')]);
    for (const part of [...scripts, ...styles, 'font-src https://fonts.example.com;']) expect(read('nginx.conf')).toContain(part);
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

  it('removes the security.txt and the passkey-endpoints of settings that had a contact and a page', async () => {
    const page = 'https://settings.example.com/passkeys?from=manager';
    const contact = { VITE_SECURITY_CONTACT: 'mailto:a@example.com', VITE_SECURITY_EXPIRES: '2027-06-30T00:00:00Z' };
    await applySettings(folder, { ...contact, VITE_PASSKEY_SETTINGS_URL: page });
    expect(read('.well-known/security.txt')).toContain('Contact: mailto:a@example.com');
    expect(JSON.parse(read('.well-known/passkey-endpoints'))).toEqual({ enroll: page, manage: page });
    await applySettings(folder, {});
    expect(readdirSync(join(folder, '.well-known'))).toEqual([]);
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

it('writes every accepted address as itself into the document, the policy, the nginx file and the files below /.well-known/', () => {
  const html =
    '<html lang="en"><head><title></title><script>%BOOT_ERROR_SCRIPT%</script></head><body><a href="%ACCOUNT_SETTINGS_URL%">%HELP_CENTRE_URL%</a></body></html>';
  const usual = [...'ab1-._~/:?#=&+@'];
  const strange = [...'"\'$;,\\ <>%*[]{}`\n\0\u200Bä', '..', '//', '%HELP_CENTRE_URL%', '</script>', '${a}'];
  const signs = fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: fc.constantFrom(...strange) });
  const starts = fc.constantFrom('https://a.example', 'https://', 'http://', '/', '/a', 'mailto:a@b.example', '');
  const values = fc.tuple(starts, fc.array(signs, { maxLength: 6 })).map(([start, rest]) => start + rest.join(''));
  const names = fc.constantFrom(...settingNames().filter((name) => /_URL|PATHS|DOMAIN|STYLESHEET|CONTACT|POLICY|CANONICAL/.test(name)));
  const ofContact = { VITE_SECURITY_CONTACT: 'mailto:a@example.com', VITE_SECURITY_EXPIRES: '2027-06-30T00:00:00Z' };
  const others = { ...ofContact, VITE_FONT_STYLESHEET: '/a', VITE_REPORTS_URL: '/a', VITE_REPORTS_NETWORK: 'true' };
  const inline = { scripts: [], styles: [] };
  const directives = (of: Settings) => contentSecurityPolicy(of, inline).map(([name]) => name);
  const ownLines = (text: string) =>
    text.split('\n').filter((line) => !/^ *(#|add_header|set |if .* return 302|location ~ "\^\()/.test(line));
  const usualLines = ownLines(nginxFile(parseConfig({ VITE_REPORTS_URL: '/a' }), inline));
  const accepted = new Set<string>();
  fc.assert(
    fc.property(names, values, (name, value) => {
      let settings: Settings;
      try {
        settings = parseConfig({ ...others, [name]: value });
      } catch {
        return;
      }
      accepted.add(`${name}=${value}`);
      const document = new DOMParser().parseFromString(filled(html, template, settings), 'text/html');
      const link = document.querySelector('a');
      expect([link?.getAttribute('href'), link?.textContent]).toEqual([settings.accountSettingsUrl, settings.helpCentreUrl]);
      if (settings.reportsUrl) expect(document.querySelector('script')?.textContent).toBe(`reporting(\`${settings.reportsUrl}\`)`);
      if (settings.fontStylesheet) expect(document.querySelector('[media=print]')?.getAttribute('href')).toBe(settings.fontStylesheet);
      const block = JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as object;
      expect({ ...appSettings(parseConfig({})), ...block }).toEqual(JSON.parse(JSON.stringify(appSettings(settings))));

      const withoutSome = ['font-src', 'report-to'];
      expect(directives(settings).filter((one) => !withoutSome.includes(one))).toEqual(directives(parseConfig({})));
      const policy = contentSecurityPolicy(settings, inline)
        .map(([, sources]) => sources)
        .join(' ');
      expect(policy.replace(/'[a-z]+'|data:|nhs-analytics|default|https?:\/\/[a-z0-9.-]+(:\d+)?/g, '').trim()).toBe('');

      const nginx = nginxFile(settings, inline);
      const added = nginx.split('\n').filter((line) => /^ *(add_header|set )/.test(line));
      for (const line of added) expect(line).toMatch(/^ *(add_header|set) \S+ ("[^"$\\]*"|'[^'$\\]*'|\$nhs_login_endpoints)( always)?;$/);
      expect(ownLines(nginx).filter((line) => !usualLines.includes(line))).toEqual([]);
      expect(nginx.match(/return 302 .*$/gm)).toEqual([`return 302 "${settings.accountSettingsUrl}";`]);
      const { passkeySettingsUrl: page } = settings;
      expect(JSON.parse(passkeyEndpoints(settings) ?? '{}')).toEqual(page ? { enroll: page, manage: page } : {});

      const { contact, policy: policies, canonical } = settings.securityText;
      const listed = [contact, policies, canonical].flatMap((list) => list.split(/, */)).filter(Boolean);
      const written = (securityText(settings.securityText) ?? '')
        .trim()
        .split('\n')
        .map((line) => line.replace(/^[\w-]+: /, ''));
      expect(written.filter((one) => one !== settings.securityText.expires)).toEqual(listed);
    }),
    { numRuns: 1500 },
  );
  expect(accepted.size).toBeGreaterThan(50);
});
