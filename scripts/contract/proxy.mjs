import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { preview } from 'vite';
import { giveUp, root } from '../command.mjs';
import { apis, operations } from './operations.mjs';
import { violationsOfRenewal } from './probe.mjs';
import { violationsOfAnswer, violationsOfRequest } from './violations.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {{ operation: string, violations: string[] }} Compared an answer. `operation`: the operation id */

const TIMEOUT_MS = 10_000;

/** The address of each API at this origin, by its document. @param {Record<string, string | undefined>} settings */
function addressesOf(settings) {
  return Object.fromEntries(
    apis.map((api) => {
      const setting = `VITE_${api.toUpperCase()}_API_URL`;
      const address = settings[setting] ?? `/api/${api}`;
      if (!address.startsWith('/')) giveUp(`${setting} is ${address}, on another origin: build the app with a path, such as /api/${api}.`);
      return [api, address];
    }),
  );
}

/** Headers of one connection only (RFC 9110, 7.6.1), and those that `fetch` sets. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'expect', 'host', 'content-length', 'accept-encoding'];

/** Sends a request on, as if the site's own page had sent it. @param {IncomingMessage} incoming @param {string} body @param {string} site */
function passOn({ method = 'GET', url = '/', headers }, body, site) {
  const sent = new Headers(
    Object.entries(headers).flatMap(([name, value]) => (ofConnection.includes(name) ? [] : [[name, String(value)]])),
  );
  if (sent.has('origin')) sent.set('origin', site);
  if (sent.has('referer')) sent.set('referer', `${site}/`);
  return fetch(site + url, { method, headers: sent, redirect: 'manual', ...(body && { body }) });
}

/** The headers of an answer for this origin. Redirects stay on this origin, and cookies belong to this host. @param {Headers} headers @param {string} site */
function headersFor(headers, site) {
  const others = [...headers].filter(([name]) => ![...ofConnection, 'content-encoding', 'set-cookie', 'location'].includes(name));
  const location = headers.get('location');
  const cookies = headers.getSetCookie().map((cookie) => cookie.replace(/; *(domain=[^;]*|secure)(?=;|$)/gi, ''));
  return {
    ...Object.fromEntries(others),
    ...(location && { location: location.startsWith(`${site}/`) ? location.slice(site.length) : location }),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  };
}

/** A body as JSON, or as its text. @param {string} body */
function parsed(body) {
  try {
    return JSON.parse(body);
  } catch {
    return body || undefined;
  }
}

/**
 * Serves the build, and compares the calls that it passes on to the back ends of a deployed site with the contract. Exits with one sentence if it
 * cannot start.
 * @param {{ address: string, settings: Record<string, string | undefined>, port: number, folder: string, onAnswer: (answer: Compared) => void }} options
 */
export async function startProxy({ address, settings, port, folder, onAnswer }) {
  const site = new URL(address).origin;
  const addresses = addressesOf(settings);
  if (!existsSync(join(root, folder, 'index.html')))
    giveUp(`There is no build in ${folder}: run npm run build first, or name another folder with --of.`);
  await fetch(site, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(({ cause, message }) =>
    giveUp(`${site} cannot be reached (${cause?.code ?? message}): check the address, the network and the certificate.`),
  );
  const calls = new Map(
    operations
      .filter(({ page }) => !page)
      .map((operation) => [operation.path.replace(/^\/api\/(\w+)/, (_whole, api) => addresses[api] ?? ''), operation]),
  );
  // The mock is one of them. Its addresses must not answer in place of the site's.
  const paths = [...Object.values(addresses), settings.VITE_PYI_URL ?? '/pyi', '/mock'];

  /** The authorization cookie that began the login. @type {string | undefined} */
  let first;

  /** @param {IncomingMessage} incoming @param {import('node:http').ServerResponse} outgoing */
  async function proxy(incoming, outgoing) {
    const url = new URL(incoming.url ?? '/', site);
    const body = await text(incoming);
    const answer = await passOn(incoming, body, site);
    const answered = Buffer.from(await answer.arrayBuffer());
    const cookies = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('nhs-authorization-cookie='));
    const operation = calls.get(url.pathname);
    if (operation) {
      const sent = {
        headers: new Headers(/** @type {Record<string, string>} */ (incoming.headers)),
        query: url.searchParams,
        body: parsed(body),
      };
      const isJson = /json/i.test(answer.headers.get('content-type') ?? '');
      onAnswer({
        operation: operation.name,
        violations: [
          ...violationsOfRequest(operation, sent, answer.status === 200),
          ...(isJson || answer.ok ? violationsOfAnswer(operation, { status: answer.status, json: parsed(String(answered)) }) : []),
          ...violationsOfRenewal(cookies, first),
        ],
      });
    } else first = cookies[0] ?? first;
    outgoing.writeHead(answer.status, headersFor(answer.headers, site)).end(answered);
  }

  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'contract-proxy',
    enforce: 'pre',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((incoming, outgoing, next) => {
        const [path = ''] = (incoming.url ?? '').split('?');
        if (!paths.some((one) => path === one || path.startsWith(`${one}/`))) return next();
        proxy(incoming, outgoing).catch(() => outgoing.destroy());
      });
    },
  };
  const server = await preview({
    root,
    logLevel: 'error',
    plugins: [plugin],
    build: { outDir: folder },
    preview: { port, strictPort: true, host: 'localhost' },
  }).catch((error) =>
    giveUp(/already in use/.test(error.message) ? `Port ${port} is taken: name another one with --port.` : error.message),
  );
  return { origin: new URL(server.resolvedUrls?.local[0] ?? '').origin, close: () => server.close() };
}
