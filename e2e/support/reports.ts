import { createServer } from 'node:https';
import { join } from 'node:path';
import { mergeTests } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser } from '../../scripts/browser.mjs';
import { root } from '../../scripts/command.mjs';
import { reportsBuild, reportsSettings } from '../../scripts/e2e.mjs';
import { makeCertificate } from './certificate';
import { Collector } from './collector';
import { oncePerWorker, startServer } from './started';
import { expect, test as plain } from './test';
import { test as watched } from './watched';

export interface Site {
  origin: string;
  collector: Collector;
  /** The mark of its certificate. */
  mark: string;
  stop: () => Promise<void>;
}

/** The reporting build on https, because browsers report nothing otherwise. */
async function startSite(): Promise<Site> {
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
  const secure = await startServer(createServer(https, server.middlewares));
  const stop = async () => {
    secure.stop();
    await server.close();
  };
  return { origin: `https://localhost:${secure.port}`, collector, mark, stop };
}

/** Journeys on the reporting build, in a browser that sends reports. `collector` has the reports since the test began. */
export const test = plain.extend<{ collector: Collector }, { site: Site }>({
  site: oncePerWorker(startSite),
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

/** Reporting journeys that also look for leaked secrets. */
export const watchedTest = mergeTests(watched, test);

export { expect };
