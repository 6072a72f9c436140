import { http, type HttpHandler } from 'msw';
import { textOf } from '../http/body';
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

/** The access token of a request (RFC 6750, section 2.1). Empty without one. */
export const bearerToken = ({ headers }: Request): string => /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';

/** The world of the code or token that a client's server sends, because it has no cookie. Otherwise the world of the request. */
function worldAbout({ world, body, request }: Visit): World {
  const place = findInWorlds(
    ({ authorizationCodes, refreshTokens, accessTokens }) =>
      authorizationCodes.get(textOf(body.code)) ?? refreshTokens.get(textOf(body.refresh_token)) ?? accessTokens.get(bearerToken(request)),
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
  ...Object.fromEntries(secret.filter((name) => name in body).map((name) => [name, `${textOf(body[name]).slice(0, SHOWN)}…`])),
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
