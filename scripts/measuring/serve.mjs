import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { browser, browserArguments } from '../browser.mjs';
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

/** Blocks all requests to other machines, even when the app navigates to another site. */
const onlyHere = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/** A browser that can reach this machine only. */
export const launchHere = async () => chromium.launch({ executablePath: await browser(), args: [...browserArguments, onlyHere] });

/** Serves a build under the hosting rules, with its own mock backend. @param {string} outDir */
export async function serveBuild(outDir) {
  const { httpServer, close } = await preview({ build: { outDir }, preview: { port: 0, host: 'localhost' }, logLevel: 'error' });
  const { port } = /** @type {import('node:net').AddressInfo} */ (httpServer.address());
  return { origin: `http://localhost:${port}`, httpServer, close };
}
