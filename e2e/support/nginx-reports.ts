import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { root } from '../../scripts/command.mjs';
import { reportsBuild } from '../../scripts/e2e.mjs';
import { startNginx } from '../../scripts/nginx.mjs';
import { makeCertificate } from './certificate';
import { Collector } from './collector';
import { fixturesOf, type Own, type Site } from './reports';
import { expect, test as plain } from './test';

/** The location from docs/operations.md for a collector behind a path of the pages' origin. */
function documentedLocation(collector: string) {
  const text = readFileSync(join(root, 'docs', 'operations.md'), 'utf8');
  const [, location] = /```nginx\n(location = \/reports \{[^]*?\n\})\n```/.exec(text) ?? [];
  if (!location) throw new Error('docs/operations.md has no location for reports any more');
  return location.replace('https://collector.example.com', collector);
}

/** The reporting build on a real nginx with https, and a collector behind it. */
async function startSite() {
  const { mark, ...certificate } = makeCertificate();
  const collector = new Collector();
  const server = createServer(collector.take).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const locations = documentedLocation(`http://127.0.0.1:${port}`);
  const { origin, tested, ...nginx } = await startNginx({ folder: join(root, reportsBuild), locations, certificate });
  const stop = async () => {
    await nginx.stop();
    server.close();
    server.closeAllConnections();
  };
  return { site: { origin, collector, mark, tested }, stop };
}

export const test = plain.extend<Own, { site: Site & { tested: string } }>(fixturesOf(startSite));

export { expect };
