import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Fixtures, PlaywrightTestArgs, PlaywrightTestOptions, PlaywrightWorkerArgs, PlaywrightWorkerOptions } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser } from '../../scripts/browser.mjs';
import { root } from '../../scripts/command.mjs';
import { reportsBuild, reportsSettings } from '../../scripts/e2e.mjs';
import { makeCertificate } from './certificate';
import { Collector } from './collector';
import { expect, test as plain } from './test';
import { test as watched } from './watched';

export interface Site {
  origin: string;
  collector: Collector;
  /** The mark of its certificate. */
  mark: string;
}

/** The reporting build on https, because browsers report nothing otherwise. */
async function startSite() {
  const { mark, ...https } = makeCertificate();
  const collector = new Collector();
  Object.assign(process.env, reportsSettings);
  const server = await preview({
    root,
    configFile: join(root, 'vite.config.ts'),
    build: { outDir: reportsBuild },
    logLevel: 'error',
    preview: { port: 0, strictPort: false },
    plugins: [collector.plugin],
  });
  // A separate https server, because Vite's own would use HTTP/2, which the mock does not support.
  const secure = createServer(https, server.middlewares).listen(0);
  await once(secure, 'listening');
  const { port } = secure.address() as AddressInfo;
  const stop = async () => {
    secure.close();
    secure.closeAllConnections();
    await server.close();
  };
  return { site: { origin: `https://localhost:${port}`, collector, mark }, stop };
}

export interface Own {
  /** The reports since the test began. */
  collector: Collector;
}

type TestFixtures = PlaywrightTestArgs & PlaywrightTestOptions;
type WorkerFixtures = PlaywrightWorkerArgs & PlaywrightWorkerOptions;

/** Tests of a reporting site, in a browser that sends reports. */
export const fixturesOf = <S extends Site>(
  start: () => Promise<{ site: S; stop: () => Promise<void> }>,
): Fixtures<Own, { site: S }, TestFixtures, WorkerFixtures> => ({
  site: [
    async ({}, use) => {
      const { site, stop } = await start();
      await use(site);
      await stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // A full browser, because the headless shell sends no reports. Reports are sent immediately instead of within a minute.
  launchOptions: [
    async ({ launchOptions, site: { mark } }, use) => {
      const args = [...(launchOptions.args ?? []), '--short-reporting-delay', `--ignore-certificate-errors-spki-list=${mark}`];
      await use({ ...launchOptions, args, executablePath: await findBrowser() });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  ignoreHTTPSErrors: true,
  collector: async ({ site }, use) => {
    site.collector.received.length = 0;
    Object.assign(site.collector, { missing: /^$/, restoredByNextDocument: false });
    await use(site.collector);
  },
});

/** Journeys on the reporting build, with its collector. */
export const test = plain.extend<Own, { site: Site }>(fixturesOf(startSite));
/** Reporting journeys that also look for leaked secrets. */
export const watchedTest = watched.extend<Own, { site: Site }>(fixturesOf(startSite));

export { expect };
