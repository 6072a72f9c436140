import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {'html' | 'js' | 'css' | 'api' | 'other'} Kind */
/** @typedef {{ url: URL, kind: Kind, bytes: number, at: number, cached?: boolean, done?: boolean }} Sent `at` in milliseconds since 1970 */

const QUIET_MS = 1000;
const PATIENCE_MS = 20_000;

/** @param {string} type of the resource, in the words of the protocol @param {string} media type @returns {Kind} */
function kindOf(type, media = '') {
  if (type === 'Document') return 'html';
  if (type === 'Script' || media.includes('javascript')) return 'js';
  if (type === 'Stylesheet' || media === 'text/css') return 'css';
  return type === 'Fetch' || type === 'XHR' ? 'api' : 'other';
}

/**
 * Records what a page sends and receives, in bytes on the wire including headers.
 * @param {import('@playwright/test').CDPSession} cdp
 */
export async function watchWire(cdp) {
  /** @type {Map<string, Sent>} */
  const open = new Map();
  /** @type {Sent[]} */
  const sent = [];
  let changedAt = Date.now();
  const end = (/** @type {string} */ id, /** @type {number} */ bytes) => {
    const one = open.get(id);
    if (!one) return;
    one.bytes = bytes;
    open.delete(id);
    changedAt = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', wallTime, redirectResponse }) => {
    if (!/^https?:/.test(request.url)) return;
    if (redirectResponse) end(requestId, redirectResponse.encodedDataLength);
    const one = { url: new URL(request.url), kind: kindOf(type), bytes: 0, at: wallTime * 1000 };
    open.set(requestId, one);
    sent.push(one);
    changedAt = Date.now();
  });
  const fromCache = (/** @type {string} */ id) => Object.assign(open.get(id) ?? {}, { cached: true });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => fromCache(requestId));
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    Object.assign(open.get(requestId) ?? {}, { kind: kindOf(type, response.mimeType) });
    if (response.fromDiskCache || response.fromPrefetchCache) fromCache(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await cdp.send('Network.enable');
  return {
    /** The bytes over the wire so far. */
    sent: () => sent.filter(({ cached }) => !cached),
    /** Resolves after a second without a request. */
    idle: async () => {
      for (const start = Date.now(); Date.now() - start < PATIENCE_MS; await wait(50)) {
        if (open.size === 0 && Date.now() - changedAt > QUIET_MS) return;
      }
    },
  };
}
