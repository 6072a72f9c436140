import { http, type HttpHandler } from 'msw';
import { visitOf } from '../http/visit';
import type { LoggedCall, Visit, World } from '../model';
import { findInWorlds } from '../worlds';
import { OAuthError, orErrorAnswer } from './oauth-error';

const methods = { GET: http.get, POST: http.post, PATCH: http.patch } as const;

/** An address that a client's server calls without a cookie. An OAuthError that `respond` throws becomes the answer. */
export function providerRoute(
  call: `${keyof typeof methods} /${string}`,
  respond: (visit: Visit) => Response | Promise<Response>,
): HttpHandler {
  const [method, path] = call.split(' ') as [keyof typeof methods, string];
  return methods[method](`*${path}`, ({ request, cookies }) => orErrorAnswer(async () => respond(await visitOf(request, cookies))));
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The world of the code or token that a client's server sends, because it has no cookie. Otherwise the world of the request. */
function worldAbout({ world, body, request }: Visit): World {
  const [, bearer = ''] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const place = findInWorlds(
    ({ authorizationCodes, refreshTokens, accessTokens }) =>
      authorizationCodes.get(text(body.code)) ?? refreshTokens.get(text(body.refresh_token)) ?? accessTokens.get(bearer),
  );
  return place?.world ?? world;
}

/** The fields that identify a request and are not secret. */
const plain = ['grant_type', 'client_id', 'redirect_uri', 'scope'];
/** Secret fields, of which the log has only the first characters. */
const secret = ['code', 'refresh_token'];
const SHOWN = 6;

const loggedBody = (body: Visit['body']): LoggedCall['body'] => ({
  ...Object.fromEntries(plain.filter((name) => name in body).map((name) => [name, body[name]])),
  ...Object.fromEntries(secret.filter((name) => name in body).map((name) => [name, `${text(body[name]).slice(0, SHOWN)}…`])),
});

/** An address for client servers. The log of the world has each call, without its secrets. */
export const clientCall = (...[call, respond]: Parameters<typeof providerRoute>): HttpHandler =>
  providerRoute(call, async (visit) => {
    const [method = '', path = ''] = call.split(' ');
    const world = worldAbout(visit);
    const logged: LoggedCall = { method, path, body: loggedBody(visit.body), by: '', status: null, error: '', at: world.clock.now() };
    world.calls.unshift(logged);
    try {
      const response = await respond(visit);
      logged.status = response.status;
      return response;
    } catch (error) {
      if (error instanceof OAuthError) Object.assign(logged, { status: error.status, error: error.message });
      throw error;
    }
  });
