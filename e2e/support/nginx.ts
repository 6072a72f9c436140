import { findNginx, startNginx } from '../../scripts/nginx.mjs';
import { folder } from './built-pages';
import { oncePerWorker } from './started';
import { test as base } from './test';

type Nginx = Awaited<ReturnType<typeof startNginx>>;

export const noNginx = 'There is no nginx with brotli_static on this machine, and none could be installed';
export const hasNginx = findNginx() !== undefined;

/** Journeys on a real nginx, with the configuration that the build has written. */
export const test = base.extend<object, { nginx: Nginx }>({
  nginx: oncePerWorker((upstream) => startNginx({ folder, upstream })),
  baseURL: ({ nginx }, use) => use(nginx.origin),
});
