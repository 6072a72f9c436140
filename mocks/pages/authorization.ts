import { ownAddress } from '../backend/http/body';
import { callbackAddress, exampleClient } from '../backend/provider/example-client';
import { holderOf, identityCookie, issueIdentityToken } from '../backend/provider/identity-token';
import { cookieSession, renewSession, sessionCookie, sessionCookieValue, startSession } from '../backend/sign-in/session';
import { accountById } from '../backend/world';
import { problem } from './layout';
import { pageRoute, sendTo } from './page-route';

/** The authorization endpoint (OpenID Connect Core 3.1.2): starts a session and sends the browser to the sign-in app. */
export const authorizePage = pageRoute('GET /api/auth/authorize', ({ url, world }) => {
  const oidc = Object.fromEntries(url.searchParams);
  // RFC 6749, section 4.1.2.1: with these two in doubt, nobody is redirected.
  if (oidc.client_id !== exampleClient.client_id) return problem('client_id is not the example service.');
  if (oidc.redirect_uri !== callbackAddress(url.origin)) return problem('redirect_uri is not the callback of the example service.');
  const session = startSession(world, oidc);
  const handedOn = ['client_id', 'redirect_uri', 'state', 'allow_registration'].flatMap((name) => (oidc[name] ? [[name, oidc[name]]] : []));
  return sendTo(`/?${new URLSearchParams(handedOn)}`, [`${sessionCookie}=${sessionCookieValue(session)}`]);
});

/** Renews the session of the cookie, and the identity token of who is logged in, and sends the browser back to where its session had expired. */
export const authInitPage = pageRoute('GET /api/auth/auth-init', (visit) => {
  const target = ownAddress(visit, visit.url.searchParams.get('return-uri'));
  if (!target) return problem('return-uri is not an address of this site.');
  const session = cookieSession(visit);
  if (!session) return problem('There is no session to renew.');
  renewSession(visit.world, session);
  const holder = holderOf(visit.world, visit.cookies[identityCookie]);
  return sendTo(target, [
    `${sessionCookie}=${sessionCookieValue(session)}`,
    ...(holder ? [`${identityCookie}=${issueIdentityToken(visit.world, holder.account, holder.grant.clientId)}`] : []),
  ]);
});

/** Where a sign-in that needs no security code goes: it hands out the identity token, once, and sends the browser to /authcode. */
export const completePage = pageRoute('GET /api/auth/complete', ({ world, url }) => {
  const ticket = url.searchParams.get('ticket') ?? '';
  const grant = world.tickets.get(ticket);
  const account = accountById(world, grant?.accountId);
  world.tickets.delete(ticket);
  if (!grant || !account || world.clock.now() >= grant.until) return problem('This sign-in has been used or has expired.');
  return sendTo('/authcode', [`${identityCookie}=${issueIdentityToken(world, account, grant.clientId)}`]);
});
