import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { password } from '../../mocks/people/personas';
import { expect, test as base } from '../support/test';

const head = (status: string, ...headers: string[]) => [`HTTP/1.1 ${status}`, 'connection: close', ...headers, '', ''].join('\r\n');
const json = 'content-type: application/json';
const object = '{"status":"CONFIRMED"}';

const complete = (text: string) => (socket: Socket) => void socket.end(text);
/** Faults of a network that only a real connection has. `tests/units/api/answers.test.ts` has the others, for every call. */
const socketFaults: Readonly<Record<string, (socket: Socket) => void>> = {
  'an end before the answer': (socket) => void socket.end(),
  'a body that is shorter than its content-length': complete(head('200 OK', json, 'content-length: 1000') + object),
  'a chunked body without its last chunk': complete(`${head('200 OK', json, 'transfer-encoding: chunked')}16\r\n${object}\r\n`),
  'half of the gzip': (socket) => {
    const zipped = gzipSync(object);
    socket.write(head('200 OK', json, 'content-encoding: gzip', `content-length: ${zipped.length}`));
    socket.end(zipped.subarray(0, zipped.length - 12));
  },
  'something that is not HTTP': complete('SSH-2.0-OpenSSH_9.6\r\n'),
  'a redirect': complete(head('302 Found', 'location: /banners.json', 'content-length: 0')),
};

/** Sends the headers and a part of the body, and never continues. */
const stalled = (socket: Socket) => void socket.write(`${head('200 OK', json, 'content-length: 1000')}{"status":`);

async function startFaultyHost() {
  const sockets = new Set<Socket>();
  const host: { fault: (socket: Socket) => void; received: number } = { fault: stalled, received: 0 };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    // A preconnected socket sends nothing.
    socket.once('data', () => {
      host.received += 1;
      host.fault(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(host, {
    /** Redirects a call of the page here. The page sees its own address. */
    async takes(page: Page, path: string) {
      await page.route(`**${path}`, (route) => route.continue({ url: `http://localhost:${port}${path}` }));
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
}

const test = base.extend<{ host: Awaited<ReturnType<typeof startFaultyHost>> }>({
  host: async ({}, use) => {
    const host = await startFaultyHost();
    await use(host);
    host.stop();
  },
  // The browser reports each failed call, and a redirect that is not followed.
  tolerated: /net::ERR_|Failed to load resource/,
});

test.describe('transport faults', () => {
  const unreachable = 'did not work';
  const path = '/api/login/password';

  // All calls share one function.
  test('keeps the typed password through every fault of the login API, and then logs in', async ({ visitor, page, mock, host }) => {
    await visitor.startsAt('/log-in-password');
    await host.takes(page, path);
    await page.getByLabel('Password', { exact: true }).fill(password);
    for (const [index, [name, fault]] of Object.entries(socketFaults).entries())
      await test.step(name, async () => {
        host.fault = fault;
        await visitor.continues();
        await expect.poll(() => host.received).toBe(index + 1);
        await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
        await visitor.seesError(unreachable);
        expect(host.received).toBe(index + 1);
      });
    await page.unroute(`**${path}`);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
    await visitor.continues();
    await visitor.isOn('/enter-mobile-code');
    expect(await mock.calls(path)).toHaveLength(1);
  });

  test('gives up an answer that stops in the middle after 30 seconds', async ({ visitor, page, host }) => {
    await page.clock.install();
    await visitor.signsInUpTo('/log-in-password');
    await host.takes(page, path);
    host.fault = stalled;
    await visitor.givesPassword();
    await expect.poll(() => host.received).toBe(1);
    await page.clock.fastForward(31_000);
    await visitor.seesError(unreachable);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
    await page.unroute(`**${path}`);
    await visitor.continues();
    await visitor.isOn('/enter-mobile-code');
  });
});
