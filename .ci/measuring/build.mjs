import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, npmRun, root } from '../command.mjs';

const sources = ['src', '.hosting', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', '.env', '.env.local'];

export const dist = join(root, 'dist');

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

/** Builds the app; answers how long that took, in seconds. */
export async function build() {
  const start = performance.now();
  if ((await npmRun('build')) !== 0) giveUp('The build has failed: there is nothing to measure.');
  return (performance.now() - start) / 1000;
}

/** Builds it unless the build that is there is younger than all that it is made of. */
export async function buildIfOld() {
  const builtAt = changedAt(join(dist, 'index.html'));
  if (sources.some((source) => changedAt(join(root, source)) >= builtAt)) await build();
}
