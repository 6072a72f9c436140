import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ResolvedConfig } from 'vite';
import { buildIdOf } from '../../hosting/apply-settings';
import { writeSettingsProgram } from '../../hosting/early-script';
import type { Template } from '../../hosting/template';
import { isRoot } from '../../scripts/command.mjs';
import { findNginx, freePort } from '../../scripts/nginx.mjs';
import { configure } from '../../scripts/nginx-configuration.mjs';
import { release, rollBack } from '../../scripts/releasing/release.mjs';
import { ask } from './started-server';

let temp: string;
beforeEach(() => void (temp = mkdtempSync(join(tmpdir(), 'release-'))));

afterEach(() => rmSync(temp, { recursive: true }));

const at = (...names: string[]) => join(temp, ...names);

/** A build that has these hashed files, and an image that is named by itself. */
function build(id: string, assets: readonly string[]) {
  const folder = at('builds', id);
  mkdirSync(join(folder, 'assets', 'images'), { recursive: true });
  writeFileSync(join(folder, 'version.json'), JSON.stringify({ build: 'b', release: id }));
  writeFileSync(join(folder, 'nginx.conf'), `# of ${id}`);
  writeFileSync(join(folder, 'banners.json'), '{}');
  writeFileSync(join(folder, '.sbom.json'), '{"bomFormat":"CycloneDX"}');
  writeFileSync(join(folder, '.maps.json'), '{}');
  writeFileSync(join(folder, 'assets', 'images', 'icon.svg'), id);
  for (const name of assets) writeFileSync(join(folder, 'assets', name), name);
  return folder;
}

const into = () => at('site');
const inForce = () => /^root "(.*)";\ninclude "\1\/nginx\.conf";\n$/.exec(readFileSync(at('site', 'nginx.conf'), 'utf8'))?.[1];
/** The ids of the folders of releases. */
const onDisk = () => readdirSync(at('site', 'releases')).filter((name) => !name.includes('.'));
const releaseOf = (id: string) => at('site', 'releases', id);
const assetsOf = (id: string) =>
  readdirSync(join(releaseOf(id), 'assets'))
    .filter((name) => name !== 'images')
    .sort();
const hour = (hours: number) => new Date(Date.UTC(2026, 10, 23, hours));

it('creates a folder for a release, which nginx serves through a replaced file', () => {
  const { ids, before } = release({ build: build('aaa', ['a.js', 'a.js.br']), into: into(), now: hour(0) });
  expect([ids, before, inForce()]).toEqual([{ build: 'b', release: 'aaa' }, undefined, releaseOf('aaa')]);
  expect(readFileSync(join(releaseOf('aaa'), 'nginx.conf'), 'utf8')).toBe('# of aaa');
  expect(assetsOf('aaa')).toEqual(['a.js', 'a.js.br']);
});

describe('npm run release -- --settings', () => {
  let program: string;
  beforeAll(async () => {
    program = mkdtempSync(join(tmpdir(), 'program-'));
    const resolve = { alias: [{ find: '@', replacement: join(process.cwd(), 'src') }] };
    await writeSettingsProgram({ root: process.cwd(), mode: 'production', define: {}, resolve } as unknown as ResolvedConfig, program);
  }, 60_000);
  afterAll(() => rmSync(program, { recursive: true }));

  /** Runs a command with a build and a file of these settings. */
  function applied(settings: string | Buffer, argsOf: (folder: string, file: string) => readonly string[], env = {}) {
    const folder = build('aaa', ['a.js']);
    cpSync(join(program, '.settings.mjs'), join(folder, '.settings.mjs'));
    const template: Template = {
      build: '0123abcd',
      version: '1.0.0',
      contract: '1.0.0',
      fixed: { VITE_DEVELOPER_PAGES: 'false', VITE_SESSION_RENEWAL: 'none' },
      bootError: { silent: '', reporting: '' },
      documents: [['index.html', '<html lang="en"><head><title>Log in</title></head><body></body></html>']],
    };
    writeFileSync(join(folder, '.template.json'), JSON.stringify(template));
    writeFileSync(at('production.env'), settings);
    const args = argsOf(folder, at('production.env'));
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, ...env } });
    return { folder, status, stdout, stderr };
  }
  const released = (settings: string | Buffer) =>
    applied(settings, (folder, file) => ['scripts/release.mjs', '--from', folder, '--settings', file, '--into', into()]);

  it('writes a release that the user of nginx can read', () => {
    const { folder, status, stderr } = released('');
    expect([status, stderr]).toEqual([0, '']);
    const [id = ''] = onDisk();
    expect(statSync(releaseOf(id)).mode).toBe(statSync(folder).mode);
  });

  it('prints the settings of a release, and the ids last', () => {
    const { stdout } = released('VITE_COOKIE_DOMAIN="example.com" # why');
    expect(stdout).toMatch(/^\* VITE_COOKIE_DOMAIN +example\.com$/m);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(`Build 0123abcd, release ${onDisk()[0]}`);
  });

  it('gives releases that differ by a setting that no document has ids of their own, and names the address of the site', () => {
    for (const name of ['one', 'two'])
      expect(released(`VITE_SITE_URL=https://${name}.example`).stdout).toContain(`https://${name}.example\n`);
    expect(onDisk()).toHaveLength(2);
  });

  it.each([
    ['a misspelt name', 'VTE_AUTH_API_URL=/x', 'line 1 begins with "VTE_AUTH_API_URL="'],
    ['UTF-16', Buffer.from('\uFEFFVITE_PYI_URL=/x', 'utf16le'), 'line 1 is not in UTF-8'],
    ['a wrong value', 'VITE_PYI_URL=/x;y', 'VITE_PYI_URL is "/x;y", and must be a path'],
  ])('makes no release for a file with %s, and exits with 1', (_what, settings, sentence) => {
    const { folder, status, stdout, stderr } = released(settings);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain(' at ');
    expect([existsSync(into()), existsSync(join(folder, 'index.html'))]).toEqual([false, false]);
  });

  const started = (env: object, settings = '', ...files: string[]) =>
    applied(settings, (folder) => [join(folder, '.settings.mjs'), folder, ...files.map((name) => at(name))], env);

  it('applies the settings of the environment when the image starts, and prints them before the ids', () => {
    const { folder, status, stdout } = started({ VITE_PYI_URL: '/x' });
    expect([status, readFileSync(join(folder, 'index.html'), 'utf8')]).toEqual([0, expect.stringContaining('{"pyiUrl":"/x"}')]);
    expect(stdout).toMatch(/\n\* VITE_PYI_URL +\/x\n[^]*\nBuild 0123abcd, release [0-9a-f]{8}\n$/);
  });

  it.each([
    ['name of the environment', { VITE_PYI: '/x' }, '', [], 'Not a setting: VITE_PYI. The nearest setting is VITE_PYI_URL.'],
    ['value of the environment', { VITE_PYI_URL: '"/x"' }, '', [], 'VITE_PYI_URL is "\\"/x\\"", and must be a path'],
    ['line of its file', {}, 'VITE_PYI_URL: /x', ['production.env'], 'line 1 begins with "VITE_PYI_URL:"'],
  ])('does not start the image with a wrong %s', (_what, env, settings, files, sentence) => {
    const { folder, status, stderr } = started(env, settings, ...files);
    expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
    expect(existsSync(join(folder, 'index.html'))).toBe(false);
  });

  it.skipIf(!findNginx())('starts the image with write access to one folder only', { timeout: 30_000 }, async () => {
    released('');
    const { nginx = '', module = '' } = findNginx() ?? {};
    const port = await freePort();
    mkdirSync(at('writable'));
    const script = readFileSync('hosting/start.sh', 'utf8')
      .replaceAll('/tmp/', `${at('writable')}/`)
      .replaceAll('/srv/nhs-login', into())
      .replace('/etc/nginx/nginx.conf', configure({ temp: at('writable'), port, module }));
    const shell = (command: string) => spawnSync('sh', ['-c', command], { cwd: temp, encoding: 'utf8' }).stdout;
    // As in the image. Only its owner can open a temporary folder.
    shell(isRoot ? 'chmod 755 . && chown -R 33:33 writable' : 'chmod -R a-w site');
    const state = () => shell("find site -printf '%p %m %T@ '");
    const [before, [release]] = [state(), onDisk()];
    const user = isRoot ? { uid: 33, gid: 33 } : {};
    const env = { PATH: `${process.env.PATH}:${dirname(nginx)}`, VITE_PYI_URL: '/x' };
    // Twice: a container that is restarted finds the files of its first start.
    for (const _start of [1, 2]) {
      const child = spawn('sh', ['-c', script], { ...user, env, stdio: 'ignore' });
      await vi.waitFor(async () => expect((await ask(port, '/healthz')).status).toBe(200), { timeout: 10_000 });
      expect((await ask(port, '/enter-email')).text).toContain('{"pyiUrl":"/x"}');
      child.kill('SIGQUIT');
      await once(child, 'exit');
    }
    expect(state()).toBe(before);
    expect(JSON.parse(readFileSync(at('writable', 'nhs-login', 'version.json'), 'utf8'))).not.toMatchObject({ release });
    shell('chmod -R u+w site');
  });
});

it('shares files of a release with the previous release, but not documents and images', () => {
  release({ build: build('aaa', ['a.js', 'both.js']), into: into(), now: hour(0) });
  const { before } = release({ build: build('bbb', ['b.js', 'both.js']), into: into(), now: hour(48) });
  expect([before, inForce()]).toEqual(['aaa', releaseOf('bbb')]);
  for (const id of ['aaa', 'bbb']) {
    expect(assetsOf(id)).toEqual(['a.js', 'b.js', 'both.js']);
    expect(readFileSync(join(releaseOf(id), 'assets', 'images', 'icon.svg'), 'utf8')).toBe(id);
  }
});

it('deletes releases replaced more than a day ago, except the previous one', () => {
  release({ build: build('aaa', ['a.js', 'kept.js']), into: into(), now: hour(0) });
  release({ build: build('bbb', ['b.js']), into: into(), now: hour(100) });
  expect(release({ build: build('ccc', ['c.js', 'kept.js']), into: into(), now: hour(101) }).removed).toEqual([]);
  expect(assetsOf('ccc')).toEqual(['a.js', 'b.js', 'c.js', 'kept.js']);
  expect(release({ build: build('ddd', ['d.js']), into: into(), now: hour(124) }).removed).toEqual(['aaa']);
  expect(assetsOf('ddd')).toEqual(['b.js', 'c.js', 'd.js', 'kept.js']);
  expect(readdirSync(at('site', 'releases')).filter((name) => name.startsWith('aaa'))).toEqual([]);
});

it('writes beside each release its bill of materials, source maps and checksums, which sha256sum accepts after the next release too', () => {
  release({ build: build('aaa', ['a.js']), into: into(), now: hour(0) });
  writeFileSync(at('site', 'banners.json'), '"published"');
  release({ build: build('bbb', ['b.js']), into: into(), now: hour(1) });
  const checked = (id: string) => spawnSync('sha256sum', ['-c', `${id}.SHA256SUMS`], { cwd: at('site', 'releases'), encoding: 'utf8' });
  expect([existsSync(join(releaseOf('aaa'), '.maps.json')), existsSync(`${releaseOf('aaa')}.maps.json`)]).toEqual([false, true]);
  expect(checked('aaa').stdout.split('\n')).toEqual(
    ['.sbom.json', 'assets/a.js', 'assets/images/icon.svg', 'nginx.conf', 'version.json']
      .map((name) => `aaa/${name}: OK`)
      .concat('aaa.sbom.json: OK', ''),
  );
  writeFileSync(join(releaseOf('bbb'), 'nginx.conf'), 'changed');
  expect(checked('bbb')).toMatchObject({ status: 1, stdout: expect.stringContaining('bbb/nginx.conf: FAILED') });
});

it('refuses to release into a folder with files of others, and changes nothing there', () => {
  mkdirSync(into());
  writeFileSync(at('site', 'notes.txt'), '');
  const refused = `${into()} is neither empty nor a folder of releases, because of notes.txt: name another folder by --into.`;
  expect(() => release({ build: build('aaa', []), into: into() })).toThrow(refused);
  expect(readdirSync(into())).toEqual(['notes.txt']);
});

it('repeats a release without a change', () => {
  const folder = build('aaa', ['a.js']);
  release({ build: folder, into: into(), now: hour(0) });
  const after = release({ build: folder, into: into(), now: hour(1) });
  expect(after).toEqual({ ids: { build: 'b', release: 'aaa' }, before: undefined, removed: [] });
  expect(assetsOf('aaa')).toEqual(['a.js']);
});

it('repairs a release with missing and changed files by repeating it, and releases another one beside it', () => {
  const folder = build('aaa', ['a.js']);
  release({ build: folder, into: into() });
  rmSync(join(releaseOf('aaa'), 'assets', 'a.js'));
  release({ build: build('bbb', ['b.js']), into: into() });
  expect(assetsOf('bbb')).toEqual(['b.js']);
  release({ build: folder, into: into() });
  for (const id of ['aaa', 'bbb']) expect(assetsOf(id)).toEqual(['a.js', 'b.js']);
  writeFileSync(join(releaseOf('aaa'), 'nginx.conf'), 'changed');
  release({ build: folder, into: into() });
  expect(readFileSync(join(releaseOf('aaa'), 'nginx.conf'), 'utf8')).toBe('# of aaa');
});

it('preserves the banners of the operator in a release', () => {
  mkdirSync(into());
  writeFileSync(at('site', 'banners.json'), '"published"');
  for (const id of ['aaa', 'bbb']) release({ build: build(id, []), into: into() });
  for (const id of ['aaa', 'bbb']) expect(readFileSync(join(releaseOf(id), 'banners.json'), 'utf8')).toBe('"published"');
});

it('refuses to release a folder without a build', () => {
  mkdirSync(at('empty'));
  expect(() => release({ build: at('empty'), into: into() })).toThrow(/empty is not a build: run npm run build first/);
  const args = ['scripts/release.mjs', '--from', at('none'), '--settings', at('production.env'), '--into', into()];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, `${at('none')} is not a build: run npm run build first.\n`]);
  expect(existsSync(into())).toBe(false);
});

describe('roll-back', () => {
  const state = () => [inForce(), readFileSync(at('site', 'releases.json'), 'utf8')];
  const rolledBack = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/release.mjs', '--into', into(), ...args], { encoding: 'utf8' });

  /** Releases aaa to ddd, an hour apart, the last one in force. */
  function fourReleases() {
    for (const [index, id] of ['aaa', 'bbb', 'ccc', 'ddd'].entries())
      release({ build: build(id, [`${id}.js`]), into: into(), now: hour(index) });
  }

  it('activates the previous release with the files of all, and reverses it', () => {
    fourReleases();
    expect(rollBack({ into: into(), now: hour(50) })).toMatchObject({ ids: { release: 'ccc' }, before: 'ddd', removed: [] });
    expect(inForce()).toBe(releaseOf('ccc'));
    expect(assetsOf('ccc')).toEqual(['aaa.js', 'bbb.js', 'ccc.js', 'ddd.js']);
    expect(rollBack({ into: into(), now: hour(51) })).toMatchObject({ ids: { release: 'ddd' }, before: 'ccc' });
  });

  it('activates any release on disk by its id, and lists which is in force', () => {
    fourReleases();
    const { status, stdout } = rolledBack('--back', '--to', 'bbb');
    expect([status, stdout.trimEnd().split('\n').at(-1), inForce()]).toEqual([0, 'Build b, release bbb', releaseOf('bbb')]);
    rmSync(`${releaseOf('ddd')}.maps.json`);
    rmSync(join(releaseOf('ccc'), 'assets', 'ccc.js'));
    writeFileSync(join(releaseOf('aaa'), 'nginx.conf'), 'changed');
    expect(rolledBack('--list').stdout.trimEnd().split('\n').slice(1)).toEqual([
      expect.stringMatching(/^bbb +b +\d{4}-.*  in force$/),
      expect.stringMatching(/^ddd +b +2026-11-23T03:00:00.000Z  can be served$/),
      expect.stringMatching(/^ccc .*  cannot be served: files are missing or changed$/),
      expect.stringMatching(/^aaa .*  cannot be served: files are missing or changed$/),
    ]);
  });

  it.each([
    ['an unknown id', 'eee', 'eee is no intact release'],
    ['a path', '../releases/aaa', '../releases/aaa is no intact release'],
    ['the id in force', 'ddd', 'ddd is in force'],
    ['a damaged release', 'ccc', 'ccc is no intact release'],
  ])('refuses %s with the known ids, and changes nothing', (_what, to, reason) => {
    fourReleases();
    rmSync(`${releaseOf('ccc')}.SHA256SUMS`);
    const before = state();
    const { status, stderr } = rolledBack('--back', '--to', to);
    expect([status, stderr]).toEqual([1, `${reason} in ${into()}. A roll-back is possible to bbb, aaa.\n`]);
    expect(state()).toEqual(before);
  });

  it('requires a previous release, and a list of releases requires one', () => {
    expect(rolledBack('--list')).toMatchObject({ status: 1, stderr: `${into()} holds no releases.\n` });
    release({ build: build('aaa', []), into: into() });
    const stderr = `${into()} holds no intact release before. No roll-back is possible.\n`;
    expect(rolledBack('--back')).toMatchObject({ status: 1, stderr });
  });

  it.each([
    [['--to', 'aaa'], '--to names a release for --back'],
    [['--back', '--list'], '--back and --list take only --into, and --back also --to'],
    [['--back', '--settings', 'x'], '--back and --list take only --into, and --back also --to'],
  ])('refuses the options %j', (args, why) => expect(rolledBack(...args)).toMatchObject({ status: 2, stderr: `${why}, see --help.\n` }));
});

describe('scripts/where.mjs', () => {
  const report = { event: 'rendering', build: '0123abcd', places: 'a.js:1:1 a.js:1:6' };
  const where = (input: string, maps = into()) =>
    spawnSync(process.execPath, ['scripts/where.mjs', '--maps', maps], { input, encoding: 'utf8' });

  beforeEach(() => {
    const folder = build('aaa', []);
    // Column 0 is of line 2, column 4 of the source, and column 4 of the line after it.
    const map = { version: 3, file: 'a.js', sources: ['../../../src/app/crash.tsx'], sourcesContent: [], names: [], mappings: 'AAEI,IACA' };
    writeFileSync(join(folder, '.maps.json'), JSON.stringify({ build: '0123abcd', maps: { 'a.js': map } }));
    release({ build: folder, into: into() });
    release({ build: build('bbb', []), into: into() });
  });

  it.each(['a folder of releases', 'a build'])('prints the lines of the source for a report, by the source maps of %s', (of) => {
    const found = where(JSON.stringify({ time: 'now', ...report }), of === 'a build' ? at('builds', 'aaa') : undefined);
    expect(found).toMatchObject({ status: 0, stdout: 'src/app/crash.tsx:3:5\nsrc/app/crash.tsx:4:5\n' });
  });

  const malformed = 'The report is not the JSON of one report with build and places';
  it.each([
    ['no JSON', 'a.js:1:1', malformed],
    ['no object', 'null', malformed],
    ['no places', JSON.stringify({ ...report, places: undefined }), malformed],
    ['a malformed place', JSON.stringify({ ...report, places: 'a.js:1' }), malformed],
    ['another build', JSON.stringify({ ...report, build: '01234567' }), 'has no source maps of the build 01234567'],
    ['another script', JSON.stringify({ ...report, places: 'b.js:1:1' }), 'The build 0123abcd has no script b.js'],
    ['a place before the script', JSON.stringify({ ...report, places: 'a.js:0:1' }), 'The script a.js has no source at 0:1'],
  ])('refuses a report with %s by one sentence', (_what, text, reason) => {
    expect(where(text)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(/^[^\n]+, see --help\.\n$/) });
    expect(where(text).stderr).toContain(reason);
  });
});

it('npm run release asks for a folder', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/release.mjs'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, '--into <folder> is needed, see --help.\n']);
});

it('names a build by its files, written in any order', () => {
  const one = build('one', ['x.js', 'y.js']);
  const id = buildIdOf(one);
  expect(id).toMatch(/^[0-9a-f]{8}$/);
  const [first, second] = [join(one, 'assets', 'x.js'), join(one, 'assets', 'y.js')];
  rmSync(first);
  writeFileSync(first, 'x.js');
  expect(buildIdOf(one)).toBe(id);
  writeFileSync(second, 'y');
  expect(buildIdOf(one)).not.toBe(id);
});
