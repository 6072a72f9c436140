import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { aptInstall } from './apt.mjs';
import { isRoot, onPath, root } from './command.mjs';

/** Where Debian puts it, which is on the path of root only. */
const program = () => onPath('nginx') ?? ['/usr/sbin/nginx'].find(existsSync);

/** The module for compressed copies, which is a package of its own. @param {string} nginx */
function brotli(nginx) {
  const { stderr } = spawnSync(nginx, ['-V'], { encoding: 'utf8' });
  const folder = /--modules-path=(\S+)/.exec(stderr)?.[1] ?? '/usr/lib/nginx/modules';
  return [join(folder, 'ngx_http_brotli_static_module.so')].find(existsSync);
}

/** The nginx of this machine and its brotli module, if both are there. */
export function findNginx() {
  const nginx = program();
  const module = nginx && brotli(nginx);
  return nginx && module ? { nginx, module } : undefined;
}

/** The same, installed first where that can be done. */
export async function nginx() {
  if (!findNginx()) await aptInstall('nginx-light', 'libnginx-mod-http-brotli-static');
  return findNginx();
}

/** A port that was free a moment ago. @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The addresses that a client's server calls. */
const provider = ['openid-configuration', 'jwks.json']
  .map((name) => `= /.well-known/${name}`)
  .concat('= /authorize', '= /token', '= /userinfo');

/** The addresses of the mock backend. @param {string} upstream */
const proxied = (upstream) =>
  ['/api/', '/pyi', '/mock', '= /banners.json', ...provider]
    .map((match) => `location ${match} { proxy_pass ${upstream}; proxy_http_version 1.1; proxy_set_header Host $http_host; }`)
    .join('\n');

/**
 * The configuration of the image, hosting/server.conf, with the places that a test has in place of a container's. Throws an Error when
 * one of them is no longer there.
 * @param {{ site: string, temp: string, port: number, module: string }} place `site` is the file that the server block includes
 */
function configuration({ site, temp, port, module }) {
  /** @type {[string, string][]} */
  const places = [
    // First: what the others put in may lie there too.
    ['/tmp/', `${temp}/`],
    ['include /etc/nginx/modules-enabled/*.conf;', `load_module ${module};${isRoot ? `\nuser ${userInfo().username};` : ''}`],
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['error_log /dev/stderr error;', `error_log ${temp}/error.log notice;`],
    // A log that is in force outside the server block, as in Debian's own configuration: it must not get there.
    ['http {', `http {\n  access_log ${temp}/with-query.log;`],
    ['access_log /dev/stdout ', `access_log ${temp}/access.log `],
    ['include /srv/nhs-login/nginx.conf;', `include ${site};`],
    ['/etc/nginx/nhs-login.d/', `${temp}/locations/`],
  ];
  return places.reduce(
    (text, [theirs, ours]) => {
      if (!text.includes(theirs)) throw new Error(`hosting/server.conf no longer says ${theirs}`);
      return text.replaceAll(theirs, ours);
    },
    readFileSync(join(root, 'hosting', 'server.conf'), 'utf8'),
  );
}

/**
 * Writes the files of an nginx of its own into a folder, and answers the main one.
 * @param {{ folder?: string, releases?: string, upstream?: string, temp: string, port: number, module: string }} what
 */
function configure({ folder, releases, upstream, temp, port, module }) {
  const site = releases ? join(releases, 'nginx.conf') : join(temp, 'site.conf');
  if (folder) writeFileSync(site, `root ${folder};\ninclude ${join(folder, 'nginx.conf')};\n`);
  mkdirSync(join(temp, 'locations'));
  if (upstream) writeFileSync(join(temp, 'locations', 'mock.conf'), proxied(upstream));
  const file = join(temp, 'nginx.conf');
  writeFileSync(file, configuration({ site, temp, port, module }));
  return file;
}

/** @param {string} origin */
const answers = (origin) =>
  fetch(origin).then(
    () => true,
    () => false,
  );

/**
 * Starts nginx on a free port of this machine, for this user, with all of its files in a folder of its own. It serves the build in
 * `folder`, or what `npm run release` has put into `releases`, and passes on the calls to a mock backend at `upstream`.
 * @param {{ folder?: string, releases?: string, upstream?: string }} what
 */
export async function startNginx({ folder, releases, upstream }) {
  const found = findNginx();
  if (!found) throw new Error('There is no nginx with brotli_static on this machine.');
  const temp = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const file = configure({ folder, releases, upstream, temp, port, module: found.module });
  const child = spawn(found.nginx, ['-p', temp, '-c', file, '-e', join(temp, 'error.log')], { stdio: 'inherit' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  /** @param {string} name */
  const log = (name) => (existsSync(join(temp, name)) ? readFileSync(join(temp, name), 'utf8') : '');
  const stop = async () => {
    kill();
    await ended;
    process.off('exit', kill);
    rmSync(temp, { recursive: true, force: true });
  };
  for (let tries = 0; !(await answers(origin)); tries++) {
    if (tries < 50 && child.exitCode === null) {
      await wait(100);
      continue;
    }
    const errors = log('error.log');
    await stop();
    throw new Error(`nginx has not started:\n${errors}`);
  }
  /** As `nginx -s reload`: workers with the configuration as it is now. */
  const reload = () => child.kill('SIGHUP');
  return { origin, log, reload, stop };
}
