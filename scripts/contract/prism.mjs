import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { readDocument } from './documents.mjs';
import { apis } from './operations.mjs';

/**
 * Starts Prism with all documents of the contract, each below the address of its API. It answers with the examples, or it is
 * a proxy in front of an upstream back end. An answer that differs from the contract has the header `sl-violations`.
 * @param {{ upstream?: string, addresses?: Record<string, string> }} [options] `addresses`: those of the APIs, if they are not the contract's
 */
export async function startPrism({ upstream, addresses = {} } = {}) {
  const documents = await Promise.all(
    apis.map(async (api) => {
      const document = readDocument(`${api}.yaml`);
      const found = await getHttpOperationsFromSpec(document);
      return found.map((operation) => ({ ...operation, path: (addresses[api] ?? document.servers[0].url) + operation.path }));
    }),
  );
  const shared = { mock: { dynamic: false }, checkSecurity: true, validateRequest: true, validateResponse: true, upstreamProxy: undefined };
  const server = createServer(documents.flat(), {
    cors: false,
    // As a proxy it passes a wrong request or answer on, so that the user can continue.
    config: upstream
      ? { ...shared, isProxy: true, errors: false, upstream: new URL(upstream) }
      : { ...shared, isProxy: false, errors: true },
    components: { logger: createLogger('prism', { level: 'silent' }) },
  });
  return { origin: await server.listen(0, '127.0.0.1'), close: () => server.close() };
}
