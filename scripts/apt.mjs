import { isRoot, onPath, run } from './command.mjs';

const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
let updated = false;

/** Installs Debian packages if it can: as root, on a machine with apt. Returns true on success. @param {readonly string[]} packages */
export async function aptInstall(...packages) {
  if (!isRoot || !onPath('apt-get')) return false;
  console.log(`Installing ${packages.join(', ')} (apt-get) …`);
  updated ||= (await run('apt-get', ['update', '-qq'], quiet)) === 0;
  return updated && (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet)) === 0;
}
