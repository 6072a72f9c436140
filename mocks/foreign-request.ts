import type { IncomingHttpHeaders } from 'node:http';

interface Asked {
  method?: string;
  headers: IncomingHttpHeaders;
}

/** The addresses that other sites use: a client sends browsers to the first one, and its server calls the others. */
const forClients = /^\/(authorize|token|userinfo|\.well-known\/[\w.-]+|trustmark\/[^/]+)$/;

/** RFC 9110, 9.2.1: these methods change nothing. */
const safe = ['GET', 'HEAD'];

/** Fetch Metadata: which site sent the request. Browsers send it to https and localhost only, and no page can change it. */
const sitesOfOurs = ['same-origin', 'none'];

/** Whether the page that sent the request is of another origin than the server. `null` is a page without an origin, such as a sandboxed frame. */
function hasForeignOrigin({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return false;
  // Forms of a page with the referrer policy no-referrer also send `null`.
  if (origin === 'null') return site !== 'same-origin';
  return !URL.canParse(origin) || new URL(origin).host !== new URL(`http://${host}`).host;
}

/**
 * Whether another site's page sends a request that is for the mock's own pages only. Such a page could replace the developer's clients or
 * reset the world: a form, or text that is JSON, needs no CORS. Following a link to a page is allowed, and so is a server or a script,
 * which sends none of these headers.
 */
export function isForeign({ method = 'GET', headers }: Asked, path: string): boolean {
  if (forClients.test(path)) return false;
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = headers;
  const ofOurs = site === undefined || sitesOfOurs.includes(site as string);
  if (safe.includes(method)) return !ofOurs && !(mode === 'navigate' && destination === 'document');
  return !ofOurs || hasForeignOrigin(headers);
}
