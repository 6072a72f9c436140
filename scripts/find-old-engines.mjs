import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { aptInstall } from './apt.mjs';
import { root, run } from './command.mjs';
import { isInstalled } from './install.mjs';

/** A separate package, so that `npm ci` of the project does not fetch these browsers. */
const browsers = join(root, 'e2e', 'engines', 'old-browsers');
const packages = join(browsers, 'node_modules');

const npmCi = ['ci', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'];
const fetchBrowsers = async () => isInstalled(browsers) || (await run('npm', npmCi, {}, browsers)) === 0;

/**
 * Unpacks the Chromium of a package, with the software renderer that it needs for pictures. Undefined if it does not start here.
 * @param {string} name of the package
 */
async function unpacked(name) {
  if (!(await fetchBrowsers())) return undefined;
  const folder = join(packages, '.cache', name);
  const path = join(folder, 'chromium');
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    const content = (/** @type {string} */ file) => brotliDecompressSync(readFileSync(join(packages, name, 'bin', file)));
    spawnSync('tar', ['-x', '-C', folder], { input: content('swiftshader.tar.br') });
    writeFileSync(path, content('chromium.br'), { mode: 0o755 });
  }
  const { status, stdout } = spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 ? { path, version: stdout.trim() } : undefined;
}

/** @param {string} name of a package, and of its Chromium @param {string} variable */
const chromium = (name, variable) => async () => {
  const found = await unpacked(name);
  return found && { version: found.version, env: { [variable]: found.path, ENGINES_OLD_PUPPETEER: join(packages, 'puppeteer-core') } };
};

/** Where Debian puts it, with its packages. */
const python = '/usr/bin/python3';

/** @returns {Promise<import('./find-engines.mjs').Engine | undefined>} */
async function qtWebKit() {
  const script = 'from PyQt5.QtWebKit import qWebKitVersion; print("QtWebKit", qWebKitVersion())';
  const version = () => (existsSync(python) ? spawnSync(python, ['-c', script], { encoding: 'utf8' }) : { status: 1, stdout: '' });
  if (version().status !== 0) await aptInstall('python3-pyqt5.qtwebkit');
  const { status, stdout } = version();
  return status === 0 ? { version: stdout.trim(), env: { ENGINES_PYTHON: python } } : undefined;
}

/** @type {import('./find-engines.mjs').Engines} */
export const oldEngines = {
  'chromium-87': chromium('chromium-87', 'ENGINES_CHROMIUM_87'),
  'chromium-79': chromium('chromium-79', 'ENGINES_CHROMIUM_79'),
  qtwebkit: qtWebKit,
};
