import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { aptInstall } from './apt.mjs';
import { onPath } from './command.mjs';
import { configure } from './nginx-configuration.mjs';
import { isTaken } from './port.mjs';

/** Debian's path, which only root has on its PATH. */
const program = () => onPath('nginx') ?? ['/usr/sbin/nginx'].find(existsSync);

/** The module for compressed copies, from a separate package. @param {string} nginx */
function brotli(nginx) {
  const { stderr } = spawnSync(nginx, ['-V'], { encoding: 'utf8' });
  const folder = /--modules-path=(\S+)/.exec(stderr)?.[1] ?? '/usr/lib/nginx/modules';
  return [join(folder, 'ngx_http_brotli_static_module.so')].find(existsSync);
}

/** The nginx of this machine and its brotli module, if both are installed. */
export function findNginx() {
  const nginx = program();
  const module = nginx && brotli(nginx);
  return nginx && module ? { nginx, module } : undefined;
}

/** Like `findNginx`, but installs it first where possible. */
export async function nginx() {
  if (!findNginx()) await aptInstall('nginx-light', 'libnginx-mod-http-brotli-static');
  return findNginx();
}

/** A free port. @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * Starts nginx on a free port as this user, with all files in its own folder. `tested` is the output of `nginx -t`
 * for its configuration. Throws an Error when nginx does not start.
 * @param {import('./nginx-configuration.mjs').Served} what
 */
export async function startNginx(what) {
  const found = findNginx();
  if (!found) throw new Error('There is no nginx with brotli_static on this machine.');
  const temp = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = configure({ ...what, temp, port, module: found.module });
  const args = ['-p', temp, '-c', file, '-e', join(temp, 'error.log')];
  const { stderr: tested } = spawnSync(found.nginx, [...args, '-t'], { encoding: 'utf8' });
  const child = spawn(found.nginx, args, { stdio: 'inherit' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  const log = (/** @type {string} */ name) => (existsSync(join(temp, name)) ? readFileSync(join(temp, name), 'utf8') : '');
  const stop = async () => {
    kill();
    await ended;
    process.off('exit', kill);
    rmSync(temp, { recursive: true, force: true });
  };
  for (let tries = 0; !(await isTaken(port)); tries++) {
    if (tries === 50 || child.exitCode !== null) {
      const errors = log('error.log');
      await stop();
      throw new Error(`nginx has not started:\n${errors}`);
    }
    await wait(100);
  }
  /** Like `nginx -s reload`: starts workers with the present configuration. */
  const reload = () => child.kill('SIGHUP');
  /** The worker processes. After a reload it includes the old ones until their last request is answered. @returns {string[]} */
  const workers = () => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ');
  return { origin: `${what.certificate ? 'https' : 'http'}://localhost:${port}`, tested, log, workers, reload, stop };
}
