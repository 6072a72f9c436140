import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { browser } from './browser.mjs';
import { isStarted, npmRun, root, run } from './command.mjs';
import { install } from './install.mjs';

/** What a build is made of. */
const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', '.env', '.env.local'];

/**
 * When the newest file at or below a path was changed; 0 when there is none.
 * @param {string} path
 * @returns {number}
 */
function changedAt(path) {
  if (!existsSync(path)) return 0;
  const status = statSync(path);
  return status.isDirectory() ? Math.max(0, ...readdirSync(path).map((name) => changedAt(join(path, name)))) : status.mtimeMs;
}

/** Builds the app unless dist is younger than everything that it is made of. Answers the exit code. */
async function buildIfOld() {
  const builtAt = changedAt(join(root, 'dist/index.html'));
  return sources.some((source) => changedAt(join(root, source)) >= builtAt) ? npmRun('build') : 0;
}

/**
 * The browser journeys against the built app; answers the exit code.
 * @param {readonly string[]} args for Playwright
 * @param {Record<string, string>} [env]
 */
export async function journeys(args, env = {}) {
  const code = await buildIfOld();
  if (code !== 0) return code;
  return run('npx', ['playwright', 'test', ...args], { ...env, CHROMIUM_PATH: await browser() });
}

if (isStarted(import.meta.url)) {
  await install();
  process.exitCode = await journeys(process.argv.slice(2));
}
