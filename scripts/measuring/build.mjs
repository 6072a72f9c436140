import { join } from 'node:path';
import { giveUp, npmRun, root } from '../command.mjs';
import { isFresh } from '../freshness.mjs';

export const dist = join(root, 'dist');

/** Builds the app. Returns the duration in seconds. */
export async function build() {
  const start = performance.now();
  if ((await npmRun('build')) !== 0) giveUp('The build has failed: there is nothing to measure.');
  return (performance.now() - start) / 1000;
}

/** Builds the app unless the build is newer than its sources. */
export async function buildIfOld() {
  if (!isFresh('dist')) await build();
}
