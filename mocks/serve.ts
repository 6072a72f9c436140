import { getResponse } from 'msw';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { handlers, unknownCall } from './backend/handlers';
import { providerRoutes, unknownAtProvider } from './backend/provider/provider-routes';
import { pageRoutes } from './pages/page-routes';

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
function isForeign({ method = 'GET', headers }: Asked, path: string): boolean {
  if (forClients.test(path)) return false;
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = headers;
  const ofOurs = site === undefined || sitesOfOurs.includes(site as string);
  if (safe.includes(method)) return !ofOurs && !(mode === 'navigate' && destination === 'document');
  return !ofOurs || hasForeignOrigin(headers);
}

const routes = [...handlers, ...providerRoutes, ...pageRoutes, unknownCall, ...unknownAtProvider];
const ours = /^\/(api|pyi|mock|\.well-known|authorize|token|userinfo|trustmark)(\/|\?|$)|^\/banners\.json(\?|$)/;

/** Serves the addresses of the mock over HTTP, with real cookies and redirects. Passes all others to the next handler. */
export const serve: Connect.NextHandleFunction = (incoming, outgoing, next) => {
  if (!ours.test(incoming.url ?? '')) return next();
  answer(incoming, outgoing).then((answered) => !answered && next(), next);
};

const refusal = 'The page that sent this request is of another origin, and the mock takes requests from its own pages only.\n';

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean> {
  const request = await requestOf(incoming);
  if (isForeign(incoming, new URL(request.url).pathname)) {
    outgoing.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(refusal);
    return true;
  }
  const response = await getResponse(routes, request);
  if (!response) return false;
  if (response.type === 'error') {
    incoming.socket.destroy();
    return true;
  }
  outgoing.statusCode = response.status;
  outgoing.setHeader('cache-control', 'no-store');
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  // The loop above would set only the last Set-Cookie header.
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
  return true;
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming;
  const body: Buffer[] = [];
  for await (const chunk of incoming) body.push(chunk as Buffer);
  const flat = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
  const origin = `${'encrypted' in incoming.socket ? 'https' : 'http'}://${headers.host ?? 'localhost'}`;
  return new Request(new URL(url, origin), {
    method,
    headers: flat,
    ...(method !== 'GET' && method !== 'HEAD' && { body: Buffer.concat(body) }),
  });
}
