import { existsSync } from 'node:fs';
import { aptInstall } from '../apt.mjs';
import { browser } from '../browser.mjs';
import { onPath } from '../command.mjs';
import { firefox, versionOf } from '../find-engines.mjs';

export const busLauncher = '/usr/libexec/at-spi-bus-launcher';

/** Debian's package of each program, and the program. */
const programs = [
  { packages: ['orca', 'python3-pyatspi', 'gir1.2-wnck-3.0'], find: () => onPath('orca') },
  { packages: ['at-spi2-core'], find: () => existsSync(busLauncher) },
  { packages: ['dbus'], find: () => onPath('dbus-daemon') && onPath('dbus-send') },
  { packages: ['openbox'], find: () => onPath('openbox') },
  { packages: ['xdotool'], find: () => onPath('xdotool') },
  { packages: ['xvfb'], find: () => onPath('Xvfb') },
];

/** The expectations of e2e/reader are the words of this version, that of Debian 12. */
const SUPPORTED = '43.';

/** Orca's version. Installs Orca and the desktop that it needs where that can be done. Prints the command otherwise. */
async function orca() {
  const missing = () => programs.filter(({ find }) => !find()).flatMap(({ packages }) => packages);
  if (missing().length > 0) await aptInstall(...missing());
  if (missing().length > 0) {
    console.error(`\nThe screen reader needs: apt-get install --no-install-recommends ${missing().join(' ')}`);
    return undefined;
  }
  const version = versionOf(onPath('orca'));
  if (version.startsWith(SUPPORTED)) return `Orca ${version}`;
  console.error(`\nOrca is ${version}, and the expectations are those of Orca ${SUPPORTED}x`);
  return undefined;
}

/** @param {() => Promise<import('../find-engines.mjs').Engine | undefined>} find a browser */
const withOrca = (find) => async () => {
  const version = await orca();
  const found = version && (await find());
  return found ? { ...found, version: `${version} with ${found.version}` } : undefined;
};

async function chromium() {
  const path = await browser();
  return { version: versionOf(path), env: { ENGINES_CHROMIUM: path } };
}

/** @type {import('../find-engines.mjs').Engines} */
export const readers = { 'orca-chromium': withOrca(chromium), 'orca-firefox': withOrca(firefox) };
