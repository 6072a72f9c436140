import { setTimeout as wait } from 'node:timers/promises';
import { serveBuild } from './serve.mjs';

/**
 * An answer that went over the line. `at`, `begunAt` (its first byte) and `until` in milliseconds since 1970, undefined until they happen;
 * `bytes` with its headers. `isDocument`: the browser navigates to it. `isFree`: a document of the mock's own.
 * @typedef {{ path: string, at: number, begunAt?: number, until?: number, bytes: number, isDocument: boolean, isFree: boolean }} Carried
 */
/** @typedef {{ origin: string, carried: readonly Carried[], close: () => Promise<void> }} Line a server and its traffic */
/** @typedef {import('node:http').ServerResponse} Response */

/** Slow 4G, with Lighthouse's values for throttling in the browser: the delay of each answer, and the bandwidth of 1474.56 kbit/s. */
const LATENCY_MS = 562.5;
const BYTES_PER_SECOND = (1474.56 * 1024) / 8;
/** Small enough for concurrent answers to share the line. */
const CHUNK_BYTES = 4096;

/** The mock's own pages and controls are neither slowed down nor counted. Their documents are recorded, because a journey may end on one. */
const isFree = (/** @type {string} */ path) => path.startsWith('/mock/');

/** Delays a chunk until the earlier ones have passed, at the speed of the line. */
function makeGate() {
  let freeAt = 0;
  return async (/** @type {number} */ bytes) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / BYTES_PER_SECOND) * 1000;
    await wait(Math.max(0, freeAt - performance.now()));
  };
}

/**
 * Collects an answer, sends it over the line, and records when it has passed and its size.
 * @param {Response} response
 * @param {Carried} note
 * @param {ReturnType<typeof makeGate> | undefined} gate of a slow line
 */
function carry(response, note, gate) {
  const { socket } = response;
  const sentBefore = socket?.bytesWritten ?? 0;
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  /** @type {Buffer[]} */
  const parts = [];
  const pass = async () => {
    const body = Buffer.concat(parts);
    if (gate) await wait(LATENCY_MS);
    for (let at = 0; at < body.length; at += CHUNK_BYTES) {
      const chunk = body.subarray(at, at + CHUNK_BYTES);
      await gate?.(chunk.length);
      note.begunAt ??= Date.now();
      write(chunk);
    }
    note.begunAt ??= Date.now();
    end(() => Object.assign(note, { until: Date.now(), bytes: (socket?.bytesWritten ?? 0) - sentBefore }));
  };
  const collect = (/** @type {string | Uint8Array | undefined} */ part) => {
    if (part) parts.push(Buffer.from(part));
    return true;
  };
  const finish = (/** @type {string | Uint8Array | undefined} */ part) => {
    collect(part);
    void pass();
    return response;
  };
  Object.assign(response, { write: collect, end: finish });
  // The browser may disconnect before.
  response.once('close', () => (note.until ??= Date.now()));
}

/**
 * Serves a build on a line, slow by default, and records its traffic. The browser's own means for both would slow its scripts down.
 * @param {string} folder
 * @param {{ isSlow?: boolean }} [how]
 * @returns {Promise<Line>}
 */
export async function serveOnLine(folder, { isSlow = true } = {}) {
  const { origin, httpServer, close } = await serveBuild(folder);
  const gate = isSlow ? makeGate() : undefined;
  /** @type {Carried[]} */
  const carried = [];
  httpServer.prependListener('request', ({ url: path = '/', headers }, /** @type {Response} */ response) => {
    const note = { path, at: Date.now(), bytes: 0, isDocument: headers['sec-fetch-dest'] === 'document', isFree: isFree(path) };
    if (!note.isDocument && note.isFree) return;
    carried.push(note);
    carry(response, note, note.isFree ? undefined : gate);
  });
  return { origin, carried, close };
}

/** The recorded traffic, without the mock's own documents. @param {readonly Carried[]} carried */
export function totalOf(carried) {
  const counted = carried.filter(({ isFree }) => !isFree);
  return { requests: counted.length, bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0) };
}
