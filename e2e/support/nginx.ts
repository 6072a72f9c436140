import { join } from 'node:path';
import { root } from '../../scripts/command.mjs';
import { journeysBuild } from '../../scripts/e2e.mjs';
import { findNginx, startNginx } from '../../scripts/nginx.mjs';
import { test as base } from './test';

type Nginx = Awaited<ReturnType<typeof startNginx>>;

export const noNginx = 'There is no nginx with brotli_static on this machine, and none could be installed';
export const hasNginx = findNginx() !== undefined;

/** Journeys on a real nginx, with the configuration that the build has written. */
export const test = base.extend<object, { nginx: Nginx }>({
  nginx: [
    async ({}, use, { project }) => {
      const nginx = await startNginx({ folder: join(root, journeysBuild), upstream: project.use.baseURL });
      await use(nginx);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ nginx }, use) => use(nginx.origin),
});
