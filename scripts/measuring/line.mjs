import { createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { slowLine } from './slow-down.mjs';

/**
 * An answer that went over the line. `at`, `begunAt` (its first byte) and `until` in milliseconds since 1970, undefined until they happen;
 * `bytes` with its headers. `isDocument`: the browser navigates to it. `isFree`: a document of the mock's own.
 * @typedef {{ path: string, at: number, begunAt?: number, until?: number, bytes: number, isDocument: boolean, isFree: boolean }} Carried
 */
/** @typedef {{ origin: string, carried: () => readonly Carried[], close: () => Promise<void> }} Line */

/** Small enough for concurrent answers to share the line. */
const CHUNK_BYTES = 4096;
/** Hop-by-hop headers (RFC 9110, 7.6.1). */
const hop = /^(connection|keep-alive|transfer-encoding)$/i;
/** The mock's own pages and controls are neither slowed down nor counted. Their documents are recorded, because a journey may end on one. */
const isFree = (/** @type {string} */ path) => path.startsWith('/mock/');

/** Delays a chunk until the earlier ones have passed, at the speed of the line. */
function makeGate() {
  let freeAt = 0;
  return async (/** @type {number} */ bytes) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / slowLine.bytesPerSecond) * 1000;
    await wait(Math.max(0, freeAt - performance.now()));
  };
}

/**
 * The server's answer. Aborted when the browser disconnects.
 * @param {string} origin
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 */
const answerOf = (origin, incoming, outgoing) =>
  new Promise((resolve, reject) => {
    const { method, headers, url = '/' } = incoming;
    const asked = request(origin + url, { method, headers }, resolve);
    asked.once('error', reject);
    incoming.once('error', reject).pipe(asked);
    outgoing.once('close', () => outgoing.writableFinished || asked.destroy());
  });

/** @param {import('node:http').IncomingMessage} answer */
function headersOf({ rawHeaders }) {
  const passed = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (!hop.test(name)) passed.push(name, value);
  }
  return passed;
}

/**
 * Sends an answer over the line, and records when it has passed and its size.
 * @param {import('node:http').IncomingMessage} answer
 * @param {import('node:http').ServerResponse} outgoing
 * @param {{ gate: (bytes: number) => Promise<void>, note: Carried, isSlow: boolean }} how
 */
async function pass(answer, outgoing, { gate, note, isSlow }) {
  const sentBefore = outgoing.socket?.bytesWritten ?? 0;
  /** @type {Buffer[]} */
  const parts = [];
  for await (const part of answer) parts.push(part);
  const body = Buffer.concat(parts);
  if (isSlow) await wait(slowLine.latencyMs);
  outgoing.writeHead(answer.statusCode ?? 502, headersOf(answer));
  for (let at = 0; at < body.length; at += CHUNK_BYTES) {
    const chunk = body.subarray(at, at + CHUNK_BYTES);
    if (isSlow) await gate(chunk.length);
    note.begunAt ??= Date.now();
    outgoing.write(chunk);
  }
  note.begunAt ??= Date.now();
  const { socket } = outgoing;
  outgoing.end(() => Object.assign(note, { until: Date.now(), bytes: (socket?.bytesWritten ?? 0) - sentBefore }));
}

/**
 * Puts a line in front of a server, slow by default, and records its traffic. The browser's own means for both
 * would slow its scripts down.
 * @param {string} origin of the server
 * @param {{ isSlow?: boolean }} [how]
 */
export async function openLine(origin, { isSlow: isSlowLine = true } = {}) {
  const gate = makeGate();
  /** @type {Carried[]} */
  const carried = [];
  const server = createServer(async (incoming, outgoing) => {
    const { url: path = '/', headers } = incoming;
    /** @type {Carried} */
    const note = { path, at: Date.now(), bytes: 0, isDocument: headers['sec-fetch-dest'] === 'document', isFree: isFree(path) };
    if (note.isDocument || !note.isFree) carried.push(note);
    try {
      await pass(await answerOf(origin, incoming, outgoing), outgoing, { gate, note, isSlow: isSlowLine && !note.isFree });
    } catch {
      // The server or the browser has disconnected.
      outgoing.destroy();
      note.until = Date.now();
    }
  });
  // Matches the server: a connection that closes after a few seconds may close while it is reused.
  server.keepAliveTimeout = 75_000;
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://localhost:${port}`, carried: () => carried, close };
}

/** A server with a slow line to it. @param {{ origin: string, close: () => Promise<void> }} server */
export async function withLine({ origin, close }) {
  const line = await openLine(origin);
  return { origin, line, close: () => line.close().then(close) };
}

/** The recorded traffic, without the mock's own documents. @param {readonly Carried[]} carried */
export function totalOf(carried) {
  const counted = carried.filter(({ isFree }) => !isFree);
  return { requests: counted.length, bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0) };
}
