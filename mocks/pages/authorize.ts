import { ownAddress } from '../backend/http/body';
import type { Visit, World } from '../backend/model';
import { checkRequest, clientOfRequest } from '../backend/provider/authorize-request';
import type { Client } from '../backend/provider/client-metadata';
import {
  type Answered,
  assertedLogin,
  backWithError,
  handBack,
  lackOf,
  mustLogInAgain,
  noSignOn,
  remembered,
} from '../backend/provider/hand-back';
import { holderOf, identityCookie, issueIdentityToken } from '../backend/provider/identity-token';
import {
  errorAnswer,
  isRepeated,
  OAuthError,
  type Parameters,
  refuseRepeated,
  sentParameters,
  valuesOf,
} from '../backend/provider/oauth-error';
import { goStraight } from '../backend/provider/straight';
import {
  COOKIE_BYTES,
  cookieBytes,
  cookieSession,
  renewSession,
  sessionCookie,
  sessionCookieValue,
  startSession,
} from '../backend/sign-in/session';
import { accountById } from '../backend/world';
import { worldCookie } from '../backend/worlds';
import { pageRoute, problem, sendTo } from './page';

/**
 * The authorization endpoint (OpenID Connect Core 3.1.2). Redirects to the sign-in app, or back to the client. Responds with JSON to an
 * error that must not go to the client, and never with a page.
 */
const authorizePages = [
  // Journeys of the start page always ask for the email address, so they use prompt=login. This route is first, because the path of the next
  // one also matches its end.
  pageRoute('GET /api/auth/authorize', (visit) => authorize(visit, { prompt: 'login' })),
  pageRoute('GET /authorize', (visit) => authorize(visit)),
  pageRoute('POST /authorize', (visit) => authorize(visit)),
];

async function authorize(visit: Visit, defaults: Parameters = {}): Promise<Response> {
  const sent = await sentParameters(visit);
  const request = { ...defaults, ...valuesOf(sent) };
  // A repeated state must not return to the client.
  if (isRepeated(sent, 'state')) delete request.state;
  let client: Client | undefined;
  try {
    refuseRepeated(sent, ['client_id', 'redirect_uri']);
    client = clientOfRequest(request, visit.url.origin);
    refuseRepeated(sent);
    checkRequest(client, request);
    return await answer(visit, client, request);
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    return client ? sendTo(backWithError(request, error)) : errorAnswer(error, request.state ? { state: request.state } : {});
  }
}

async function answer(visit: Visit, client: Client, request: Parameters): Promise<Response> {
  if (request.mock_straight) {
    const straight = goStraight(visit.world, request.mock_persona ?? '', client.client_id, request.vtr);
    return sendTo(handBack({ world: visit.world, client, request, ...straight }));
  }
  if (request.prompt === 'login') return toApp(visit.world, request);
  const { world, cookies, known, reason = 'Nobody is logged in in this browser.' } = await knownLogin(visit, request);
  const answered = known && { world, client, request, ...known };
  const lack = answered ? lackOf(answered, visit.url) : noSignOn(reason);
  if (answered && !lack) return sendTo(handBack(answered), cookies);
  if (request.prompt === 'none' && lack) throw lack;
  return answered && !mustLogInAgain(answered) ? toRest(answered, cookies) : toApp(world, request, cookies);
}

/**
 * An existing login, in this browser or asserted by another client, whose browser may have another world. `reason`: the rule that the
 * assertion breaks.
 */
async function knownLogin({ world, cookies }: Visit, { asserted_login_identity: assertion }: Parameters) {
  if (!assertion) return { world, cookies: [], known: remembered(world, world.singleSignOn) };
  const place = await assertedLogin(assertion);
  if ('reason' in place) return { world, cookies: [], known: undefined, reason: place.reason };
  const moved = place.id === cookies[worldCookie] ? [] : [`${worldCookie}=${place.id}; HttpOnly`];
  return { world: place.world, cookies: moved, known: remembered(place.world, place.found) };
}

/** Parameters that the app does not receive. */
const ownParameters = new Set(['asserted_login_identity', 'fido_auth_response', 'mock_persona', 'mock_straight']);

function tooLong(bytes: number, oidc: Parameters): OAuthError {
  const [longest = ''] = Object.keys(oidc).sort((one, other) => (oidc[other] ?? '').length - (oidc[one] ?? '').length);
  return new OAuthError(
    'invalid_request',
    `The parameters take ${bytes} bytes in the cookie ${sessionCookie}, and a browser keeps ${COOKIE_BYTES}. The longest is ${longest}.`,
  );
}

function toApp(world: World, request: Parameters, cookies: string[] = []): Response {
  const oidc = Object.fromEntries(Object.entries(request).filter(([name]) => !ownParameters.has(name)));
  const session = startSession(world, oidc);
  if (cookieBytes(session) > COOKIE_BYTES) throw tooLong(cookieBytes(session), oidc);
  const handedOn = ['client_id', 'redirect_uri', 'state', 'allow_registration'].flatMap((name) => (oidc[name] ? [[name, oidc[name]]] : []));
  return sendTo(`/?${new URLSearchParams(handedOn)}`, [`${sessionCookie}=${sessionCookieValue(session)}`, ...cookies]);
}

function toRest({ world, account, client, request, login }: Answered, cookies: string[]): Response {
  const response = toApp(world, request as Parameters, [
    `${identityCookie}=${issueIdentityToken(world, account, client.client_id, login)}`,
    ...cookies,
  ]);
  response.headers.set('location', '/authcode');
  return response;
}

/** Renews the session of the cookie and the identity token of a logged-in user. Redirects to the page on which the session had expired. */
const authInitPage = pageRoute('GET /api/auth/auth-init', (visit) => {
  const target = ownAddress(visit, visit.url.searchParams.get('return-uri'));
  if (!target) return problem('return-uri is not an address of this site.');
  const session = cookieSession(visit);
  if (!session) return problem('There is no session to renew.');
  renewSession(visit.world, session);
  const holder = holderOf(visit.world, visit.cookies[identityCookie]);
  return sendTo(target, [
    `${sessionCookie}=${sessionCookieValue(session)}`,
    ...(holder ? [`${identityCookie}=${issueIdentityToken(visit.world, holder.account, holder.grant.clientId, holder.grant.login)}`] : []),
  ]);
});

/** The target of a sign-in without a security code. Sets the identity token, once, and redirects to /authcode. */
const completePage = pageRoute('GET /api/auth/complete', ({ world, url }) => {
  const ticket = url.searchParams.get('ticket') ?? '';
  const grant = world.tickets.get(ticket);
  const account = accountById(world, grant?.accountId);
  world.tickets.delete(ticket);
  if (!grant || !account || world.clock.now() >= grant.until) return problem('This sign-in has been used or has expired.');
  return sendTo('/authcode', [`${identityCookie}=${issueIdentityToken(world, account, grant.clientId, grant.login)}`]);
});

export const authPages = [...authorizePages, authInitPage, completePage];
