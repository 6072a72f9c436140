import { ownAddress } from '../backend/http/body';
import { holderOf, identityCookie, issueIdentityToken } from '../backend/provider/identity-token';
import { cookieSession, renewSession, sessionCookie, sessionCookieValue } from '../backend/sign-in/session';
import { accountById } from '../backend/world';
import { problem } from './layout';
import { pageRoute, sendTo } from './page-route';

/** Renews the session of the cookie and the identity token of a logged-in user. Redirects to the page on which the session had expired. */
export const authInitPage = pageRoute('GET /api/auth/auth-init', (visit) => {
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
export const completePage = pageRoute('GET /api/auth/complete', ({ world, url }) => {
  const ticket = url.searchParams.get('ticket') ?? '';
  const grant = world.tickets.get(ticket);
  const account = accountById(world, grant?.accountId);
  world.tickets.delete(ticket);
  if (!grant || !account || world.clock.now() >= grant.until) return problem('This sign-in has been used or has expired.');
  return sendTo('/authcode', [`${identityCookie}=${issueIdentityToken(world, account, grant.clientId, grant.login)}`]);
});
