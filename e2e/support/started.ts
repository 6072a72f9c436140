import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WorkerFixture } from '@playwright/test';

/** Starts a server on a free port of this machine. */
export async function startServer(server: Server, host = 'localhost') {
  await once(server.listen(0, host), 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, origin: `http://${host}:${port}`, stop: () => server.close().closeAllConnections() };
}

/** A fixture that starts something once in each worker, by the address of the preview, and stops it at the end. */
export const oncePerWorker = <Started extends { stop: () => unknown }>(
  start: (preview: string) => Promise<Started>,
): [WorkerFixture<Started, object>, { scope: 'worker'; timeout: number }] => [
  async ({}, use, { project }) => {
    const started = await start(project.use.baseURL ?? '');
    await use(started);
    await started.stop();
  },
  { scope: 'worker', timeout: 300_000 },
];
