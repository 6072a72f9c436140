import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { aptInstall } from './apt.mjs';
import { browser } from './browser.mjs';
import { onPath, root, run } from './command.mjs';
import { isInstalled } from './install.mjs';

/** @typedef {{ version: string, env: Record<string, string>, stop?: () => void }} Engine an available engine, and the environment of its journeys */

/** The version that a program prints. Empty if it does not start. @param {string | undefined} path @param {Record<string, string>} [env] */
function versionOf(path, env) {
  if (!path) return '';
  const { status, stdout } = spawnSync(path, ['--version'], { env: { ...process.env, ...env }, encoding: 'utf8', timeout: 30_000 });
  return status === 0 ? stdout.replace('Mozilla ', '').trim() : '';
}

/** WebKitGTK's MiniBrowser is beside its library, not in a folder for programs. */
function miniBrowser() {
  const folders = ['/usr/libexec', ...(existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`) : [])];
  const places = folders.flatMap((folder) => ['4.1', '6.0', '4.0'].map((version) => join(folder, `webkit2gtk-${version}`, 'MiniBrowser')));
  return places.find(existsSync);
}

/** Starts a virtual display under a free number. Undefined if that fails. */
export async function startScreen() {
  const program = onPath('Xvfb');
  if (!program) return undefined;
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = /** @type {import('node:stream').Readable} */ (screen.stdio[3]);
  const number = await Promise.race([once(output, 'data').then(String), once(screen, 'exit').then(() => '')]);
  return number ? { display: `:${number.trim()}`, stop: () => screen.kill() } : undefined;
}

/** @returns {Promise<Engine | undefined>} */
async function firefox() {
  const find = () => onPath('firefox-esr') ?? onPath('firefox');
  if (!find()) await aptInstall('firefox-esr');
  const path = find();
  const version = versionOf(path);
  return path && version ? { version, env: { ENGINES_FIREFOX: path } } : undefined;
}

/** @returns {Promise<Engine | undefined>} */
async function webkit() {
  const find = () => ({ driver: onPath('WebKitWebDriver'), browser: miniBrowser() });
  if (!find().driver || !find().browser || !onPath('Xvfb')) await aptInstall('webkit2gtk-driver', 'xvfb');
  const { driver, browser } = find();
  const screen = driver && browser && (await startScreen());
  if (!screen) return undefined;
  const env = { ENGINES_WEBKIT_DRIVER: driver, ENGINES_WEBKIT_BROWSER: browser, DISPLAY: screen.display };
  const version = versionOf(browser, env);
  if (version) return { version, env, stop: screen.stop };
  screen.stop();
  return undefined;
}

/** The oldest browsers are apart from the project's packages, so that `npm ci` there does not fetch them. */
const oldBrowsers = join(root, '.cache', 'old-browsers');

/** Installs the packages of e2e/engines/old-browsers.json, by a lock file of exactly their versions and checksums. Returns their folder. */
async function fetchOldBrowsers() {
  /** @type {Record<string, string>} */
  const list = JSON.parse(readFileSync(join(root, 'e2e', 'engines', 'old-browsers.json'), 'utf8'));
  /** @type {Record<string, string>} */
  const dependencies = {};
  /** @type {Record<string, object>} */
  const packages = { '': { dependencies } };
  for (const [entry, integrity] of Object.entries(list)) {
    const [, name = '', wanted = ''] = /^(.+)@npm:(.+)$/.exec(entry) ?? /^(.+)@(.+)$/.exec(entry) ?? [];
    const [, alias, version = wanted] = /^(.+)@(.+)$/.exec(wanted) ?? [];
    dependencies[name] = alias ? `npm:${wanted}` : version;
    packages[`node_modules/${name}`] = { ...(alias && { name: alias }), version, integrity };
  }
  mkdirSync(oldBrowsers, { recursive: true });
  const write = (/** @type {string} */ file, /** @type {object} */ content) =>
    writeFileSync(join(oldBrowsers, file), JSON.stringify(content));
  write('package.json', { private: true, dependencies });
  write('package-lock.json', { lockfileVersion: 3, requires: true, packages });
  const npmCi = ['ci', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'];
  return isInstalled(oldBrowsers) || (await run('npm', npmCi, {}, oldBrowsers)) === 0 ? join(oldBrowsers, 'node_modules') : undefined;
}

/**
 * Unpacks the Chromium of a package, with the software renderer that it needs for pictures. Undefined if it does not start here.
 * @param {string} name of the package @param {string} variable
 */
const oldChromium = (name, variable) => async () => {
  const packages = await fetchOldBrowsers();
  if (!packages) return undefined;
  const folder = join(packages, '.cache', name);
  const path = join(folder, 'chromium');
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    const content = (/** @type {string} */ file) => brotliDecompressSync(readFileSync(join(packages, name, 'bin', file)));
    spawnSync('tar', ['-x', '-C', folder], { input: content('swiftshader.tar.br') });
    writeFileSync(path, content('chromium.br'), { mode: 0o755 });
  }
  // It prints nothing, and at times does not end. Without a library that it needs, it ends with an error.
  const { status, signal } = spawnSync(path, ['--version', '--no-sandbox'], { timeout: 5000 });
  const starts = status === 0 || signal !== null;
  return starts ? { version: name, env: { [variable]: path, ENGINES_OLD_PUPPETEER: join(packages, 'puppeteer-core') } } : undefined;
};

/** Debian's Python, which has its packages. */
const python = '/usr/bin/python3';

/** @returns {Promise<Engine | undefined>} */
async function qtWebKit() {
  const script = 'from PyQt5.QtWebKit import qWebKitVersion; print("QtWebKit", qWebKitVersion())';
  const version = () => (existsSync(python) ? spawnSync(python, ['-c', script], { encoding: 'utf8' }) : { status: 1, stdout: '' });
  if (version().status !== 0) await aptInstall('python3-pyqt5.qtwebkit');
  const { status, stdout } = version();
  return status === 0 ? { version: stdout.trim(), env: { ENGINES_PYTHON: python } } : undefined;
}

export const busLauncher = '/usr/libexec/at-spi-bus-launcher';

/** Debian's packages of Orca and of the desktop that it needs, and whether they are there. @type {readonly [packages: string[], isThere: () => unknown][]} */
const desktop = [
  [['orca', 'python3-pyatspi', 'gir1.2-wnck-3.0'], () => onPath('orca')],
  [['at-spi2-core'], () => existsSync(busLauncher)],
  [['dbus'], () => onPath('dbus-daemon') && onPath('dbus-send')],
  [['openbox'], () => onPath('openbox')],
  [['xdotool'], () => onPath('xdotool')],
  [['xvfb'], () => onPath('Xvfb')],
];

/** The expected words are those of this version, that of Debian 12. */
const SUPPORTED_ORCA = '43.';

/** Orca with a browser. Installs Orca where that can be done. Prints the command otherwise. @param {() => Promise<Engine | undefined>} find the browser */
const orcaWith = (find) => async () => {
  const missing = () => desktop.filter(([, isThere]) => !isThere()).flatMap(([packages]) => packages);
  if (missing().length > 0) await aptInstall(...missing());
  if (missing().length > 0) console.error(`\nThe screen reader needs: apt-get install --no-install-recommends ${missing().join(' ')}`);
  const orca = versionOf(onPath('orca'));
  if (!orca.startsWith(SUPPORTED_ORCA)) console.error(`\nOrca is '${orca}', and the expectations are those of Orca ${SUPPORTED_ORCA}x`);
  const found = missing().length === 0 && orca.startsWith(SUPPORTED_ORCA) && (await find());
  return found ? { ...found, version: `Orca ${orca} with ${found.version}` } : undefined;
};

async function chromium() {
  const path = await browser();
  return { version: versionOf(path), env: { ENGINES_CHROMIUM: path } };
}

/** Finds each engine, or installs it if possible. @type {Readonly<Record<string, () => Promise<Engine | undefined>>>} */
export const engines = {
  firefox,
  webkit,
  'chromium-87': oldChromium('chromium-87', 'ENGINES_CHROMIUM_87'),
  'chromium-79': oldChromium('chromium-79', 'ENGINES_CHROMIUM_79'),
  qtwebkit: qtWebKit,
  'orca-chromium': orcaWith(chromium),
  'orca-firefox': orcaWith(firefox),
};

/** The engines that are installed or can be installed. Prints each one that is missing. @param {readonly string[]} wanted */
export async function findEngines(wanted) {
  /** @type {Map<string, Engine>} */
  const found = new Map();
  for (const name of wanted) {
    const engine = await engines[name]?.();
    if (engine) found.set(name, engine);
    else console.error(`\n!!! ${name.toUpperCase()} CANNOT BE HAD ON THIS MACHINE: NO JOURNEY IS TRIED IN IT !!!\n`);
  }
  return found;
}
