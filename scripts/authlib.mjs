import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';

/** Where Debian puts it, with its packages; another one on the path may not have them. */
const python = '/usr/bin/python3';

/** The Python of this machine, if it has Authlib, a public client library for OpenID Connect. */
export const findAuthlib = () =>
  existsSync(python) && spawnSync(python, ['-c', 'import authlib, requests']).status === 0 ? python : undefined;

/** The same, installed first where that can be done. */
export async function authlib() {
  if (!findAuthlib()) await aptInstall('python3-authlib', 'python3-requests');
  return findAuthlib();
}
