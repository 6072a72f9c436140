import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { password } from '../../mocks/people/personas';
import { expect, test as base } from '../support/test';

const head = (status: string, ...headers: string[]) => [`HTTP/1.1 ${status}`, 'connection: close', ...headers, '', ''].join('\r\n');
const json = 'content-type: application/json';
const object = '{"status":"CONFIRMED"}';

const reset = (socket: Socket) => void socket.resetAndDestroy();
const complete = (text: string) => (socket: Socket) => void socket.end(text);
/** Resets the connection after these bytes. */
const part = (text: string) => (socket: Socket) => void socket.write(text, () => setTimeout(() => socket.resetAndDestroy(), 50));
const redirect = (status: string) => complete(head(status, 'location: /banners.json', 'content-length: 0'));

/** The faults of a broken network. */
const socketFaults: Readonly<Record<string, (socket: Socket) => void>> = {
  'a reset before the answer': reset,
  'an end before the answer': (socket) => void socket.end(),
  'a reset among the headers': part('HTTP/1.1 200 OK\r\ncontent-ty'),
  'a reset in mid-body': part(`${head('200 OK', json, 'content-length: 1000')}{"status":`),
  'a body that is shorter than its content-length': complete(head('200 OK', json, 'content-length: 1000') + object),
  'a chunked body without its last chunk': complete(`${head('200 OK', json, 'transfer-encoding: chunked')}16\r\n${object}\r\n`),
  'a chunk without its length': complete(`${head('200 OK', json, 'transfer-encoding: chunked')}zz\r\n${object}\r\n0\r\n\r\n`),
  'bytes that are not gzip': complete(head('200 OK', json, 'content-encoding: gzip') + object),
  'half of the gzip': (socket) => {
    const zipped = gzipSync(object);
    socket.write(head('200 OK', json, 'content-encoding: gzip', `content-length: ${zipped.length}`));
    socket.end(zipped.subarray(0, zipped.length - 12));
  },
  'something that is not HTTP': complete('SSH-2.0-OpenSSH_9.6\r\n'),
  'a redirect (301)': redirect('301 Moved Permanently'),
  'a redirect (302)': redirect('302 Found'),
  'a redirect of the call (307)': redirect('307 Temporary Redirect'),
  'the page of a captive portal': complete(`${head('200 OK', 'content-type: text/html')}<!doctype html><title>Welcome</title>`),
};

/** Sends the headers and a part of the body, and never continues. */
const stalled = (socket: Socket) => void socket.write(`${head('200 OK', json, 'content-length: 1000')}{"status":`);

/** A server that answers every request with the current fault. */
async function startFaultyHost() {
  const sockets = new Set<Socket>();
  const host = { fault: reset as (socket: Socket) => void, received: 0 };
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
    base.slow();
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

  test('accepts login answers with a byte order mark, a byte of ISO 8859-1 and 10 MB', async ({ visitor, page, mock }) => {
    await page.route('**/api/login/*', async (route) => {
      const own = await route.fetch();
      const text = (await own.text()).replace(/\}$/, ',"note":"');
      const body = Buffer.concat([
        Buffer.from(`\ufeff${text.replace('{,', '{')}`),
        Buffer.from('Zoë', 'latin1'),
        Buffer.alloc(10_000_000, 'x'),
        Buffer.from('"}'),
      ]);
      await route.fulfill({ status: own.status(), contentType: 'application/json', body });
    });
    await visitor.signsInUpTo('/enter-mobile-code', 'straight-back');
    await visitor.givesCode();
    await visitor.isHandedOver();
    expect(await mock.calls('/api/login/otp')).toHaveLength(1);
  });
});
