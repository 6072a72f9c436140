import type { IncomingMessage, ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import type { Connect } from 'vite';
import { handlers, unknownCall } from './backend/handlers';
import { providerRoutes, unknownAtProvider } from './backend/provider/provider-routes';
import { isForeign } from './foreign-request';
import { pageRoutes } from './pages/page-routes';

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
