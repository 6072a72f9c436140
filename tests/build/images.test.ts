import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '@/settings';
import { nginxFile } from '../../hosting/nginx';
import { fixedSettings } from '../../hosting/template';
import { findNginx } from '../../scripts/nginx.mjs';
import { configure } from '../../scripts/nginx-configuration.mjs';
import { copiesOf, instructionsOf } from '../support/dockerfile';

const lines = (path: string) => readFileSync(path, 'utf8').split('\n').filter(Boolean);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const mock = instructionsOf('Dockerfile');
const site = instructionsOf('hosting/Dockerfile');
const rest = (of: typeof mock, word: string) => of.filter((one) => one.word === word).map((one) => one.rest);

describe.each([
  ['Dockerfile', mock],
  ['hosting/Dockerfile', site],
])('image %s', (_, image) => {
  it('copies into the image existing files and everything that a build needs', () => {
    const copies = copiesOf(image);
    expect(copies.filter(({ path }) => !existsSync(path))).toEqual([]);
    const needed = ['package.json', 'package-lock.json', '.npmrc', 'index.html', 'vite.config.ts'];
    const folders = ['public', 'src', 'hosting', 'mocks', 'scripts'];
    expect(copies.map(({ path }) => path)).toEqual(expect.arrayContaining([...needed, ...folders]));
    // A folder copied under another name would not be found.
    for (const { path, to } of copies) expect(['./', path, '/etc/nginx/nginx.conf', '/srv/start.sh']).toContain(to);
  });

  it('runs in the image only scripts of package.json', () => {
    const commands = [...rest(image, 'RUN'), ...rest(image, 'CMD').map((list) => (JSON.parse(list) as string[]).join(' '))];
    const named = commands.flatMap((command) => [...command.matchAll(/\bnpm (?:run )?(\S+)/g)].map(([, name = '']) => name));
    expect(named).toContain('ci');
    expect(named.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
  });

  it('uses one Node in the image, of the major version in .nvmrc', () => {
    const bases = rest(image, 'FROM').filter((base) => base.startsWith('node:'));
    expect(new Set(bases.map((base) => base.split(' ')[0])).size).toBe(1);
    for (const base of bases) expect(base).toMatch(new RegExp(`^node:${lines('.nvmrc')[0]}\\.\\d+\\.\\d+-bookworm-slim( AS |$)`));
  });

  it('runs the image as a user other than root', () => {
    const last = image.filter(({ word }) => word === 'USER').at(-1);
    expect(['node', 'www-data']).toContain(last?.rest);
    expect(image.indexOf(last ?? image[0]!)).toBeLessThan(image.findIndex(({ word }) => word === 'CMD'));
  });
});

it('serves the mock where its health check asks', () => {
  const [port] = rest(mock, 'EXPOSE');
  expect(rest(mock, 'ENV')).toEqual([`PORT=${port}`]);
  expect(rest(mock, 'HEALTHCHECK').join()).toContain(`http://127.0.0.1:${port}/mock/health`);
  expect(rest(mock, 'CMD')).toEqual(['["npm", "start", "--", "--host", "0.0.0.0", "--strict-port"]']);
});

const conf = readFileSync('hosting/server.conf', 'utf8');

it('declares in the nginx image a build argument for each setting that is needed at build time, and no other', () => {
  const taken = site.filter(({ word, stage }) => word === 'ARG' && stage === 'build').map((one) => one.rest);
  expect(taken.sort()).toEqual([...fixedSettings].sort());
  expect(site.findIndex(({ rest: text }) => text === 'npm run build')).toBeGreaterThan(
    site.findIndex(({ rest: text }) => text === taken.at(-1)),
  );
});

it('listens in the nginx image on its exposed unprivileged port, and serves the copied folder', () => {
  const [port] = rest(site, 'EXPOSE');
  expect(conf).toContain(`listen ${port};`);
  expect(Number(port)).toBeGreaterThan(1024);
  expect(site.find(({ flags }) => flags.includes('--from=build'))?.rest).toBe('/srv/nhs-login /srv/nhs-login');
  expect(rest(site, 'RUN')).toContain('npm run release -- --into /srv/nhs-login');
  expect(conf).toContain('include /srv/nhs-login/nginx.conf;');
});

it('logs in the nginx image in the format that the build recommends', () => {
  for (const line of ['map', 'log_format']) {
    const [text = 'none'] = new RegExp(`^ +${line} .*$`, 'm').exec(conf) ?? [];
    expect(readFileSync('hosting/nginx.ts', 'utf8')).toContain(`#   ${text.trim()}`);
  }
});

it.skipIf(!findNginx()).each([
  ['the defaults', {}],
  [
    'the strangest settings',
    {
      VITE_AUTH_API_URL: 'https://xn--fiq228c.A-1.example:8443/~a/.b/c_-',
      VITE_LOGIN_API_URL: '/~.v1_-/...',
      VITE_ANALYTICS_SCRIPT_URL: 'http://0-a.example/?a=/&b=:+@#~',
      VITE_FONT_STYLESHEET: '/?&',
      VITE_REPORTS_URL: 'https://r/~.-_/',
      VITE_REPORTS_NETWORK: 'true',
    },
  ],
])('gives the nginx image for %s a configuration that nginx accepts', (_what, env) => {
  const temp = mkdtempSync(join(tmpdir(), 'image-'));
  writeFileSync(join(temp, 'nginx.conf'), `root ${temp};\n${nginxFile(parseConfig(env), { scripts: ["'sha256-MQ=='"], styles: [] })}`);
  const { nginx = '', module = '' } = findNginx() ?? {};
  const file = configure({ releases: temp, temp: mkdtempSync(join(temp, 'nginx-')), port: 8080, module });
  const { stderr } = spawnSync(nginx, ['-t', '-c', file, '-e', join(temp, 'err.log')], { encoding: 'utf8' });
  rmSync(temp, { recursive: true });
  expect(stderr).toContain('test is successful');
});

it('excludes in .dockerignore what git ignores, and its own folder', () => {
  expect(lines('.dockerignore')).toEqual(expect.arrayContaining([...lines('.gitignore'), '.git']));
  expect(lines('.gitignore')).toEqual(expect.arrayContaining(['node_modules', '.env', '.env.local']));
});
