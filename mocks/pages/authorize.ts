import { callbackAddress, exampleClient } from '../backend/provider/example-client';
import { sessionCookie, sessionCookieValue, startSession } from '../backend/sign-in/session';
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
