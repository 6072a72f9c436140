import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.mjs';

const sources = ['src', 'hosting', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', '.env', '.env.local'];

/**
 * When the newest file or folder at or below a path was changed; 0 without one. Moving or removing a file changes its folder.
 * @param {string} path
 * @returns {number}
 */
function changedAt(path) {
  if (!existsSync(path)) return 0;
  const status = statSync(path);
  return status.isDirectory() ? Math.max(status.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name)))) : status.mtimeMs;
}

/** Whether a build is newer than all its sources. @param {string} folder of the build, from the project's root @param {string} [project] */
export function isFresh(folder, project = root) {
  const builtAt = changedAt(join(project, folder, 'index.html'));
  return sources.every((source) => changedAt(join(project, source)) < builtAt);
}
