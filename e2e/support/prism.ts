import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forward } from '../../scripts/contract/forward.mjs';
import { operations } from '../../scripts/contract/operations.mjs';
import { startPrism } from '../../scripts/contract/prism.mjs';
import { expect, test as base } from './test';

/** The production build and Prism, which answers every call with a contract example, on one origin. */
async function startSite(preview: string) {
  const prism = await startPrism();
  const server = createServer((incoming, outgoing) =>
    forward(incoming, outgoing, incoming.url?.startsWith('/api/') ? prism.origin : preview),
  ).listen(0, 'localhost');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await prism.close();
  };
  return { origin: `http://localhost:${String((server.address() as AddressInfo).port)}`, stop };
}

/** Returns the operation id of an address. */
const operationAt = (url: string) => operations.find(({ path }) => path === new URL(url).pathname)?.name ?? url;

/** Chooses Prism's examples by operation id: `example=name`, or `code=409, example=name` (RFC 7240). */
type Preferences = Record<string, string>;

/** Journeys against Prism. A test fails when a request or an answer differs from the contract. */
export const test = base.extend<{ prefers: Preferences; violations: void }, { site: Awaited<ReturnType<typeof startSite>> }>({
  site: [
    async ({}, use, { project }) => {
      const site = await startSite(project.use.baseURL ?? '');
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  prefers: async ({ context }, use) => {
    const prefers: Preferences = {};
    await context.route('**/api/**', (route, request) => {
      const prefer = prefers[operationAt(request.url())];
      // A firewall answers with a page, and ignores the `accept` header.
      return route.continue(prefer ? { headers: { ...request.headers(), prefer, accept: '*/*' } } : {});
    });
    await use(prefers);
  },
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on('response', (response) => {
        const { 'sl-violations': found, 'content-type': type } = response.headers();
        if (found || type?.includes('problem+json'))
          violations.push(`${operationAt(response.url())}: ${response.status()} ${found ?? type}`);
      });
      await use();
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
