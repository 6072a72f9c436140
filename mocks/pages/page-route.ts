import { http, type HttpHandler, HttpResponse } from 'msw';
import type { Call } from '../backend/http/calls';
import { visitOf } from '../backend/http/visit';
import type { Visit } from '../backend/model';
import { worldCookie } from '../backend/worlds';

/** A page, or the target of a form. A visitor without a world gets one here, so that browsers do not share a server's state. */
export function pageRoute(call: Call, respond: (visit: Visit) => Response | Promise<Response>): HttpHandler {
  const [method, path] = call.split(' ') as ['GET' | 'POST', string];
  const route = method === 'GET' ? http.get : http.post;
  return route(`*${path}`, async ({ request, cookies }) => {
    const world = cookies[worldCookie] ?? crypto.randomUUID();
    const response = await respond(await visitOf(request, { ...cookies, [worldCookie]: world }));
    // HttpOnly, because the app deletes every cookie that it can read when the user refuses optional ones.
    const moves = response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${worldCookie}=`));
    if (!cookies[worldCookie] && !moves) response.headers.append('set-cookie', `${worldCookie}=${world}; Path=/; SameSite=Lax; HttpOnly`);
    return response;
  });
}

/** Redirects the browser, and sets cookies. 303 turns a form's POST into a GET. */
export function sendTo(location: string, cookies: string[] = [], status: 302 | 303 = 302): Response {
  const response = new HttpResponse(null, { status, headers: { location, 'cache-control': 'no-store' } });
  for (const cookie of cookies) response.headers.append('set-cookie', `${cookie}; Path=/; SameSite=Lax`);
  return response;
}
