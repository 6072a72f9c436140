import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mergeTests } from '@playwright/test';
import { type Plugin, preview } from 'vite';
import { findBrowser } from '../../scripts/browser.mjs';
import { root } from '../../scripts/command.mjs';
import { reportsBuild, reportsSettings } from '../../scripts/e2e.mjs';
import { oncePerWorker, startServer } from './started';
import { expect, test as plain } from './test';
import { test as watched } from './watched';

/** A certificate for localhost, created for this run, and its fingerprint, with which Chromium trusts it. */
export function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert, ...names];
  execFileSync('openssl', asked, { stdio: 'ignore' });
  const made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  const publicKey = new X509Certificate(made.cert).publicKey.export({ type: 'spki', format: 'der' });
  return { ...made, mark: createHash('sha256').update(publicKey).digest('base64') };
}

/** One report: from the browser (`type`), or from the app (`event`). */
interface Report {
  type?: string;
  url?: string;
  body?: Record<string, unknown>;
  event?: string;
  sentence?: string;
  address?: string;
  build?: string;
  helpCode?: string;
  [more: string]: unknown;
}

export class Collector {
  readonly received: { report: Report; text: string; contentType: string; cookie: string }[] = [];

  readonly take = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    let text = '';
    incoming.setEncoding('utf8').on('data', (part: string) => (text += part));
    incoming.on('end', () => {
      const { 'content-type': contentType = '', cookie = '' } = incoming.headers;
      const given = JSON.parse(text) as Report | Report[];
      for (const report of [given].flat()) this.received.push({ report, text: JSON.stringify(report), contentType, cookie });
      outgoing.writeHead(204).end();
    });
  };

  readonly plugin: Plugin = {
    name: 'collector',
    // Before the host, which answers every address.
    enforce: 'pre',
    configurePreviewServer: ({ middlewares }) => void middlewares.use('/reports', this.take),
  };

  events = (event: string) => this.received.map(({ report }) => report).filter((report) => report.event === event);

  ofType = (type: string) => this.received.map(({ report }) => report).filter((report) => report.type === type);
}

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
    await use(site.collector);
  },
});

/** Reporting journeys that also look for leaked secrets. */
export const watchedTest = mergeTests(watched, test);

export { expect };
