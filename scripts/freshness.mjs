import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.mjs';

/** The files that a build is made of. */
const sources = ['src', 'hosting', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', '.env', '.env.local'];

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

/** Whether a build is younger than everything that it is made of. @param {string} folder of the build, seen from the project's root */
export function isFresh(folder) {
  const builtAt = changedAt(join(root, folder, 'index.html'));
  return sources.every((source) => changedAt(join(root, source)) < builtAt);
}
