import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIdOf } from '../../hosting/build-id';
import { release, rollBack } from '../../scripts/releasing/release.mjs';

let temp: string;
beforeEach(() => {
  temp = mkdtempSync(join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(temp, { recursive: true }));

const at = (...names: string[]) => join(temp, ...names);

/** A build that has these hashed files, and an image that is named by itself. */
function build(id: string, assets: readonly string[]) {
  const folder = at('builds', id);
  mkdirSync(join(folder, 'assets', 'images'), { recursive: true });
  writeFileSync(join(folder, 'version.json'), JSON.stringify({ build: 'b', release: id }));
  writeFileSync(join(folder, 'nginx.conf'), `# of ${id}`);
  writeFileSync(join(folder, 'banners.json'), '{}');
  writeFileSync(join(folder, 'assets', 'images', 'icon.svg'), id);
  for (const name of assets) writeFileSync(join(folder, 'assets', name), name);
  return folder;
}

const into = () => at('site');
const inForce = () => /^root "(.*)";\ninclude "\1\/nginx\.conf";\n$/.exec(readFileSync(at('site', 'nginx.conf'), 'utf8'))?.[1];
const releaseOf = (id: string) => at('site', 'releases', id);
const assetsOf = (id: string) =>
  readdirSync(join(releaseOf(id), 'assets'))
    .filter((name) => name !== 'images')
    .sort();
const hour = (hours: number) => new Date(Date.UTC(2026, 10, 23, hours));

it('creates a folder for a release, which nginx serves through a replaced file', () => {
  const { id, before } = release({ build: build('aaa', ['a.js', 'a.js.br']), into: into(), now: hour(0) });
  expect([id, before, inForce()]).toEqual(['aaa', undefined, releaseOf('aaa')]);
  expect(readFileSync(join(releaseOf('aaa'), 'nginx.conf'), 'utf8')).toBe('# of aaa');
  expect(assetsOf('aaa')).toEqual(['a.js', 'a.js.br']);
});

it('writes a release that the user of nginx can read', () => {
  const folder = build('aaa', ['a.js']);
  writeFileSync(join(folder, '.settings.mjs'), 'export const applySettings = () => ({});');
  writeFileSync(at('production.env'), '');
  const args = ['scripts/release.mjs', '--from', folder, '--settings', at('production.env'), '--into', into()];
  expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  expect(statSync(releaseOf('aaa')).mode).toBe(statSync(folder).mode);
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
  expect(existsSync(releaseOf('aaa'))).toBe(false);
});

it('repeats a release without a change', () => {
  const folder = build('aaa', ['a.js']);
  release({ build: folder, into: into(), now: hour(0) });
  const after = release({ build: folder, into: into(), now: hour(1) });
  expect(after).toEqual({ id: 'aaa', before: undefined, removed: [] });
  expect(assetsOf('aaa')).toEqual(['a.js']);
});

it('preserves the banners of the operator in a release', () => {
  release({ build: build('aaa', []), into: into(), now: hour(0) });
  writeFileSync(at('site', 'banners.json'), '"published"');
  release({ build: build('bbb', []), into: into(), now: hour(1) });
  for (const id of ['aaa', 'bbb']) expect(readFileSync(join(releaseOf(id), 'banners.json'), 'utf8')).toBe('"published"');
});

it('refuses to release a folder without a build', () => {
  mkdirSync(at('empty'));
  expect(() => release({ build: at('empty'), into: into() })).toThrow(/empty is not a build: run npm run build first/);
  expect(existsSync(into())).toBe(false);
});

it('activates the previous release by a roll-back with the files of both, and reverses it', () => {
  release({ build: build('aaa', ['a.js']), into: into(), now: hour(0) });
  release({ build: build('bbb', ['b.js']), into: into(), now: hour(1) });
  expect(rollBack({ into: into(), now: hour(2) })).toEqual({ id: 'aaa', before: 'bbb', removed: [] });
  expect(inForce()).toBe(releaseOf('aaa'));
  expect(assetsOf('aaa')).toEqual(['a.js', 'b.js']);
  expect(rollBack({ into: into(), now: hour(3) })).toMatchObject({ id: 'bbb', before: 'aaa' });
  expect(inForce()).toBe(releaseOf('bbb'));
});

it('requires a previous release for a roll-back', () => {
  release({ build: build('aaa', []), into: into(), now: hour(0) });
  expect(() => rollBack({ into: into() })).toThrow(/holds no release before/);
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
