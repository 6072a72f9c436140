import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { giveUp, root } from '../command.mjs';
import { forward } from './forward.mjs';
import { apis, operations } from './operations.mjs';
import { startPrism } from './prism.mjs';
import { violationsOfRenewal } from './probe.mjs';

/** @typedef {{ operation: string, violations: string[] }} Compared an answer. `operation`: the operation id */
/** @typedef {{ location: string[], message: string }} Found a violation in Prism's header */

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

/** The violations in Prism's header, which is truncated if it is too long. @param {string} header @returns {string[]} */
function violationsIn(header) {
  try {
    return JSON.parse(header).map((/** @type {Found} */ { location, message }) => `${location[0]}: ${message}`);
  } catch {
    return ['More violations than fit into the header'];
  }
}

/** The headers of a request, as if the upstream site's own page had sent it. @param {import('node:http').IncomingMessage} incoming @param {string} site */
function headersFor({ headers }, site) {
  const { origin, referer, 'accept-encoding': _encoding, ...others } = headers;
  // Prism reads the body, so it must not be compressed.
  return { ...others, 'accept-encoding': 'identity', ...(origin && { origin: site }), ...(referer && { referer: `${site}/` }) };
}

/** The headers of an answer for this origin. Redirects stay on this origin, and cookies belong to this host. @param {import('node:http').IncomingMessage} answer @param {string} site */
function headersOf({ headers }, site) {
  const { location, 'set-cookie': cookies, 'sl-violations': _violations, ...others } = headers;
  return {
    ...others,
    ...(location && { location: location.startsWith(`${site}/`) ? location.slice(site.length) : location }),
    ...(cookies && { 'set-cookie': cookies.map((cookie) => cookie.replace(/; *(domain=[^;]*|secure)(?=;|$)/gi, '')) }),
  };
}

/**
 * Serves the build, with Prism between it and the back ends of a deployed site. Exits with one sentence if it cannot start.
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
  const prism = await startPrism({ upstream: site, addresses });
  /** The operation ids of the calls, by their address at this origin. Prism follows redirects, so the browser navigates to pages itself. */
  const calls = new Map(
    operations
      .filter(({ page }) => !page)
      .map(({ name, path }) => [path.replace(/^\/api\/(\w+)/, (_whole, api) => addresses[api] ?? ''), name]),
  );
  // The mock is one of them. Its addresses must not answer in place of the site's.
  const paths = [...Object.values(addresses), settings.VITE_PYI_URL ?? '/pyi', '/mock'];

  /** The authorization cookie that began the login. @type {string | undefined} */
  let first;
  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'contract-proxy',
    enforce: 'pre',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((incoming, outgoing, next) => {
        const [path = ''] = (incoming.url ?? '').split('?');
        if (!paths.some((one) => path === one || path.startsWith(`${one}/`))) return next();
        const operation = calls.get(path);
        forward(incoming, outgoing, operation ? prism.origin : site, {
          headers: headersFor(incoming, site),
          answerHeaders: (answer) => {
            const { 'sl-violations': header } = answer.headers;
            const cookies = (answer.headers['set-cookie'] ?? []).filter((cookie) => cookie.startsWith('nhs-authorization-cookie='));
            if (!operation) first = cookies[0] ?? first;
            const violations = [...(header ? violationsIn(String(header)) : []), ...violationsOfRenewal(cookies, first)];
            if (operation) onAnswer({ operation, violations });
            return headersOf(answer, site);
          },
        });
      });
    },
  };
  const server = await preview({
    root,
    logLevel: 'error',
    plugins: [plugin],
    build: { outDir: folder },
    preview: { port, strictPort: true, host: 'localhost' },
  }).catch(async (error) => {
    await prism.close();
    return giveUp(/already in use/.test(error.message) ? `Port ${port} is taken: name another one with --port.` : error.message);
  });
  const close = async () => {
    await server.close();
    await prism.close();
  };
  return { origin: new URL(server.resolvedUrls?.local[0] ?? '').origin, close };
}
