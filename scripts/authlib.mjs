import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';

/** Debian's Python, which has its packages. Another Python on the path may not have them. */
const python = '/usr/bin/python3';

/** The Python of this machine, if it has Authlib, a client library for OpenID Connect. */
export const findAuthlib = () =>
  existsSync(python) && spawnSync(python, ['-c', 'import authlib, requests']).status === 0 ? python : undefined;

/** Like `findAuthlib`, but installs it first where possible. */
export async function authlib() {
  if (!findAuthlib()) await aptInstall('python3-authlib', 'python3-requests');
  return findAuthlib();
}
