import { root } from '../../scripts/command.mjs';
import { renewalBuild, renewalSettings } from '../../scripts/e2e.mjs';
import { serveCommit } from '../../scripts/picturing/serve.mjs';
import { test as base } from './test';

type Server = Awaited<ReturnType<typeof serveCommit>>;

/** Journeys on a build for an auth API that extends sessions. */
export const test = base.extend<object, { renewing: Server }>({
  renewing: [
    async ({}, use) => {
      const server = await serveCommit(root, renewalBuild, renewalSettings);
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ renewing }, use) => use(renewing.origin),
});
