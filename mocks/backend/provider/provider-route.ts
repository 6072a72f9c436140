import { http, type HttpHandler } from 'msw';
import { visitOf } from '../http/visit';
import type { Visit } from '../model';
import { errorAnswer, OAuthError } from './oauth-error';

const methods = { GET: http.get, POST: http.post, PATCH: http.patch } as const;

/** An address that a client's server calls without a cookie. An OAuthError that `respond` throws becomes the answer. */
export function providerRoute(
  call: `${keyof typeof methods} /${string}`,
  respond: (visit: Visit) => Response | Promise<Response>,
): HttpHandler {
  const [method, path] = call.split(' ') as [keyof typeof methods, string];
  return methods[method](`*${path}`, async ({ request, cookies }) => {
    try {
      return await respond(await visitOf(request, cookies));
    } catch (error) {
      if (error instanceof OAuthError) return errorAnswer(error);
      throw error;
    }
  });
}
