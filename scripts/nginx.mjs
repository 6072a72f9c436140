import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { aptInstall } from './apt.mjs';
import { isRoot, onPath } from './command.mjs';

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
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The addresses of the mock backend. @param {string} upstream */
const proxied = (upstream) =>
  ['/api/', '/pyi', '/mock', '= /banners.json']
    .map((match) => `location ${match} { proxy_pass ${upstream}; proxy_http_version 1.1; proxy_set_header Host $http_host; }`)
    .join('\n    ');

/**
 * A server block as the comment of the built nginx.conf shows it, whose map and log format are taken from there word by word.
 * @param {{ folder: string, upstream?: string, temp: string, port: number, module: string }} place
 */
function configuration({ folder, upstream, temp, port, module }) {
  const file = join(folder, 'nginx.conf');
  const advice = [...readFileSync(file, 'utf8').matchAll(/^# +((?:map|log_format) .*)$/gm)].map(([, line]) => line);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${temp}/${name};`);
  return `
daemon off;
${isRoot ? `user ${userInfo().username};` : ''}
worker_processes auto;
pid ${temp}/nginx.pid;
error_log ${temp}/error.log notice;
load_module ${module};
events { worker_connections 4096; }
http {
  ${temporary.join('\n  ')}
  access_log ${temp}/with-query.log;
  ${advice.join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    access_log ${temp}/access.log path_only;
    include ${file};
    ${upstream ? proxied(upstream) : ''}
  }
}`;
}

/** @param {string} origin */
const answers = (origin) =>
  fetch(origin).then(
    () => true,
    () => false,
  );

/**
 * Starts nginx on a free port of this machine, for this user, with all of its files in a folder of its own. It serves a build, and passes
 * on the calls to a mock backend at `upstream`.
 * @param {{ folder: string, upstream?: string }} what
 */
export async function startNginx({ folder, upstream }) {
  const found = findNginx();
  if (!found) throw new Error('There is no nginx with brotli_static on this machine.');
  const temp = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const file = join(temp, 'nginx.conf');
  writeFileSync(file, configuration({ folder, upstream, temp, port, module: found.module }));
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
  return { origin, log, stop };
}
