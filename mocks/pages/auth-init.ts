import { ownAddress } from '../backend/http/body';
import { cookieSession, renewSession, sessionCookie, sessionCookieValue } from '../backend/sign-in/session';
import { problem } from './layout';
import { pageRoute, sendTo } from './page-route';

/** Renews the session of the cookie and sends the browser back to where its session had expired. */
export const authInitPage = pageRoute('GET /api/auth/auth-init', (visit) => {
  const target = ownAddress(visit, visit.url.searchParams.get('return-uri'));
  if (!target) return problem('return-uri is not an address of this site.');
  const session = cookieSession(visit);
  if (!session) return problem('There is no session to renew.');
  renewSession(visit.world, session);
  return sendTo(target, [`${sessionCookie}=${sessionCookieValue(session)}`]);
});
