import { http, type HttpHandler, HttpResponse } from 'msw';
import type { LoggedCall, Visit, World } from '../model';
import { holderOf } from '../provider/identity-token';
import { changeSessionId, cookieSession, sessionCookie, sessionCookieValue } from '../sign-in/session';
import { isRecord } from './body';
import type { Call, CallName } from './calls';
import { Refusal } from './refusal';
import { type Answer, type Fault, takeOverride } from './scenario';
import { visitOf } from './visit';

/** Answers a call with JSON, immediately or later, or throws the refusal. Without a result, the answer is an empty object. */
export type Respond = (visit: Visit) => object | void | Promise<object>;

/** One endpoint for each call. A call without an endpoint does not compile. */
export type Responders = Readonly<Record<CallName, Respond>>;

/** A call and its answer. `fromScenario`: a scenario has replaced the server's answer. */
interface Exchange {
  call: Call;
  visit: Visit;
  answer: Answer;
  fromScenario: boolean;
}

let observe: (exchange: Exchange) => void = () => undefined;

/** Receives each exchange before its answer is sent. Tests compare it with the contract. */
export const observeExchanges = (observer: typeof observe) => {
  observe = observer;
};

/**
 * A call that answers JSON: the result of `respond`, or the refusal that it throws, unless a scenario answers first. Every
 * call is logged. `own`: headers of this call only.
 */
export function endpoint(call: Call, respond: Respond, own: HeadersInit = {}): HttpHandler {
  const [method, path] = call.split(' ') as ['GET' | 'POST', string];
  const route = method === 'GET' ? http.get : http.post;
  return route(`*${path}`, async ({ request, cookies }) => {
    const visit = await visitOf(request, cookies);
    const { world, body } = visit;
    const by = holderOf(world, request.headers.get('authorization') ?? '')?.account.email ?? '';
    const logged: LoggedCall = { method, path, body, by, status: null, error: '', at: world.clock.now() };
    world.calls.unshift(logged);
    const due = takeOverride(world.overrides, call, cookies);
    const renewed = due !== undefined && 'sessionRenewed' in due;
    const answer = due === undefined || renewed ? await answerOf(visit, respond) : due;
    observe({ call, visit, answer, fromScenario: answer === due });
    if ('fault' in answer && answer.fault === 'hang') return neverAnswered(world);
    const response = responseOf(answer, { ...own, date: new Date(world.clock.now()).toUTCString() });
    if (renewed && letsIn(answer)) renewSessionIn(visit, response);
    logged.status = response.status;
    if ('json' in answer && isRecord(answer.json)) logged.error = String(answer.json.error ?? answer.json.message ?? '');
    return response;
  });
}

/** An unverified passkey is also answered with 200. */
const letsIn = (answer: Answer): boolean =>
  'json' in answer && answer.status === 200 && !(isRecord(answer.json) && answer.json.verified === false);

/** Sends a new session id with the answer. A call without a session id in its header, such as /authcode, is identified by its cookie. */
function renewSessionIn(visit: Visit, response: Response) {
  const session = visit.world.sessions.get(visit.request.headers.get('session_id') ?? '') ?? cookieSession(visit);
  if (!session) return;
  changeSessionId(visit.world, session);
  response.headers.append('set-cookie', `${sessionCookie}=${sessionCookieValue(session)}; Path=/; SameSite=Lax`);
}

const neverAnswered = (world: World) => new Promise<Response>((resolve) => world.hanging.add(() => resolve(HttpResponse.error())));

async function answerOf(visit: Visit, respond: Respond): Promise<Answer> {
  try {
    return { status: 200, json: (await respond(visit)) ?? {} };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, json: error.body };
    throw error;
  }
}

const bodyOfFault = {
  html: () => HttpResponse.html('<!doctype html><html lang="en"><title>Welcome</title></html>'),
  'cut-off': () => new HttpResponse('{"status":"CONF', { headers: { 'content-type': 'application/json' } }),
  'no-content': () => new HttpResponse(null, { status: 204 }),
  empty: () => new HttpResponse(null, { status: 200, headers: { 'content-type': 'application/json' } }),
  list: () => HttpResponse.json([]),
  'wrong-shape': () => HttpResponse.json({ unexpected: true }),
  // The target answers a JSON object. An app that followed the redirect would mistake it for the answer.
  redirect: () => new HttpResponse(null, { status: 302, headers: { location: '/banners.json' } }),
  dead: () => HttpResponse.error(),
} satisfies Record<Exclude<Fault, 'hang'>, () => Response>;

function responseOf(answer: Exclude<Answer, { fault: 'hang' }>, headers: HeadersInit): Response {
  if ('fault' in answer) return bodyOfFault[answer.fault as Exclude<Fault, 'hang'>]();
  const { status } = answer;
  if ('json' in answer) return HttpResponse.json(answer.json as object, { status, headers });
  return HttpResponse.html(answer.html, { status, headers: { ...headers, 'x-amzn-waf-action': 'captcha' } });
}
