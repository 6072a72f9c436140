import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const head = (status: string, ...headers: string[]) => [`HTTP/1.1 ${status}`, 'connection: close', ...headers, '', ''].join('\r\n');
const json = 'content-type: application/json';
const object = '{"status":"CONFIRMED"}';

const reset = (socket: Socket) => void socket.resetAndDestroy();
const complete = (text: string) => (socket: Socket) => void socket.end(text);
/** Resets the connection after these bytes. */
const part = (text: string) => (socket: Socket) => void socket.write(text, () => setTimeout(() => socket.resetAndDestroy(), 50));
const redirect = (status: string) => complete(head(status, 'location: /banners.json', 'content-length: 0'));

/** The faults of a broken network. */
export const socketFaults: Readonly<Record<string, (socket: Socket) => void>> = {
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
export const stalled = (socket: Socket) => void socket.write(`${head('200 OK', json, 'content-length: 1000')}{"status":`);

/** A server that answers every request with the current fault. */
export async function startFaultyHost() {
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
