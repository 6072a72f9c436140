import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { busLauncher, startScreen } from '../find-engines.mjs';

const STARTED_WITHIN_MS = 30_000;

/**
 * Starts a virtual desktop, with a session bus, a window manager, the accessibility bus and Orca. `env` is for the programs that
 * run on it. Orca's preferences and its record of what it speaks are in a temporary folder. It logs to the file that ORCA_DEBUG names.
 */
export async function startReader() {
  const screen = await startScreen();
  if (!screen) throw new Error('Xvfb has not started');
  const folder = mkdtempSync(join(tmpdir(), 'reader-'));
  const preferences = join(folder, 'orca');
  for (const name of ['orca', 'run']) mkdirSync(join(folder, name), { mode: 0o700 });
  copyFileSync(join(import.meta.dirname, 'orca-customizations.py'), join(preferences, 'orca-customizations.py'));
  const speech = join(folder, 'speech.jsonl');
  /** @type {Record<string, string>} */
  const env = {
    DISPLAY: screen.display,
    HOME: folder,
    XDG_RUNTIME_DIR: join(folder, 'run'),
    GSETTINGS_BACKEND: 'memory',
    LANG: 'C.UTF-8',
    PYTHONPATH: import.meta.dirname,
    PYTHONDONTWRITEBYTECODE: '1',
    READER_SPEECH: speech,
  };
  /** @type {import('node:child_process').ChildProcess[]} */
  const children = [];
  /** @param {string} command @param {string[]} args */
  const start = (command, args) => {
    const log = openSync(join(folder, 'log'), 'a');
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', log] });
    children.push(child);
    return child;
  };
  const stop = () => {
    for (const child of children.reverse()) child.kill();
    screen.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address=1']);
    const [address] = await once(/** @type {import('node:stream').Readable} */ (bus.stdout), 'data');
    env.DBUS_SESSION_BUS_ADDRESS = String(address).trim();
    start('openbox', []);
    start(busLauncher, ['--launch-immediately']);
    // Browsers build their accessibility tree only if these are true.
    for (const property of ['IsEnabled', 'ScreenReaderEnabled']) {
      const to = ['--session', '--print-reply', '--dest=org.a11y.Bus', '/org/a11y/bus', 'org.freedesktop.DBus.Properties.Set'];
      const set = ['string:org.a11y.Status', `string:${property}`, 'variant:boolean:true'];
      spawnSync('dbus-send', [...to, ...set], { env: { ...process.env, ...env } });
    }
    // Debian's Python has Orca's modules. Another one on the path may not.
    const debug = process.env.ORCA_DEBUG ? ['--debug-file', process.env.ORCA_DEBUG] : [];
    const orca = start('/usr/bin/python3', ['/usr/bin/orca', '--replace', '--user-prefs', preferences, ...debug]);
    for (const end = Date.now() + STARTED_WITHIN_MS; !existsSync(speech); await pause(100)) {
      if (orca.exitCode !== null || Date.now() > end)
        throw new Error(`Orca has not started:\n${readFileSync(join(folder, 'log'), 'utf8')}`);
    }
    return { env, stop };
  } catch (error) {
    stop();
    throw error;
  }
}
