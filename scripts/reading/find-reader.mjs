import { existsSync } from 'node:fs';
import { aptInstall } from '../apt.mjs';
import { findBrowser } from '../browser.mjs';
import { onPath } from '../command.mjs';

const firefoxPath = () => onPath('firefox-esr') ?? onPath('firefox');
export const busLauncher = '/usr/libexec/at-spi-bus-launcher';

/** Each program that the tests need, where it is, and Debian's package of it. */
const programs = [
  { name: 'Orca', find: () => onPath('orca'), packages: ['orca', 'python3-pyatspi', 'speech-dispatcher', 'gir1.2-wnck-3.0'] },
  { name: 'the accessibility bus', find: () => existsSync(busLauncher), packages: ['at-spi2-core'] },
  { name: 'Xvfb', find: () => onPath('Xvfb'), packages: ['xvfb'] },
  { name: 'D-Bus', find: () => onPath('dbus-daemon') && onPath('dbus-send'), packages: ['dbus'] },
  { name: 'xdotool', find: () => onPath('xdotool'), packages: ['xdotool'] },
  { name: 'a window manager', find: () => onPath('openbox'), packages: ['openbox'] },
];
const firefox = { name: 'Firefox', find: firefoxPath, packages: ['firefox-esr'] };

/** @param {readonly { find: () => unknown }[]} list */
const missing = (list) => list.filter(({ find }) => !find());

/**
 * Finds the screen reader and its browsers. Under continuous integration it installs what is missing, where it can. It reports each missing
 * part, and the command that installs it.
 */
export async function findReader() {
  const wanted = [...programs, firefox];
  const packages = () => missing(wanted).flatMap((program) => /** @type {typeof firefox} */ (program).packages);
  if (process.env.CI && packages().length > 0) await aptInstall(...packages());
  const names = missing(wanted).map((program) => /** @type {typeof firefox} */ (program).name);
  if (names.length > 0) {
    console.error(`\n!!! MISSING ON THIS MACHINE: ${names.join(', ')}. To install them, run as root:`);
    console.error(`apt-get update && apt-get install -y --no-install-recommends ${packages().join(' ')}\n`);
  }
  if (missing(programs).length > 0) return undefined;
  const chromiumPath = await findBrowser();
  return {
    browsers: /** @type {Record<string, string>} */ ({
      ...(chromiumPath && { chromium: chromiumPath }),
      ...(firefoxPath() && { firefox: firefoxPath() }),
    }),
  };
}
