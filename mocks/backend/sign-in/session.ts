import { hour } from '../clock';
import { isRecord } from '../http/body';
import { Refusal } from '../http/refusal';
import type { Account, Session, Visit, World } from '../model';
import { accountById } from '../world';

const lifetime = hour;

export const sessionCookie = 'nhs-authorization-cookie';

/** Starts a session for an authorization request (OpenID Connect Core 3.1.2.1). */
export function startSession(world: World, oidc: Record<string, unknown>): Session {
  const session: Session = { id: crypto.randomUUID(), oidc, renewedAt: world.clock.now() };
  world.sessions.set(session.id, session);
  return session;
}

/** The value of the authorization cookie: the request's parameters and the session id. */
export const sessionCookieValue = (session: Session): string =>
  encodeURIComponent(JSON.stringify({ ...session.oidc, session_id: session.id }));

/** The limit for name and value in bytes. Browsers silently drop a longer cookie (RFC 6265bis, 5.6). */
export const COOKIE_BYTES = 4096;

/** The size of a session's cookie in bytes. */
export const cookieBytes = (session: Session): number => sessionCookie.length + sessionCookieValue(session).length;

/** The session in the session_id header or a body. Refuses a missing one, and one older than an hour. */
export function liveSession({ world, request }: Visit, id: string = request.headers.get('session_id') ?? ''): Session {
  const session = world.sessions.get(id);
  // The contract probe uses the different texts to tell whether the header arrives.
  if (!session) throw new Refusal(400, { error: 'invalid session', ...(!id && { detail: 'no session id was sent' }) });
  if (world.clock.now() - session.renewedAt >= lifetime) throw new Refusal(401, { message: 'Unauthorized' });
  return session;
}

/** Assigns an account to a session. Resets what was in progress there, perhaps for another user. */
export function recognise(session: Session, account: Account) {
  if (session.accountId !== account.id || session.changeTo) session.code = undefined;
  session.changeTo = undefined;
  session.accountId = account.id;
}

/** The account whose password or emailed code was given in this session. */
export function signedInAccount({ world }: Visit, session: Session): Account {
  const account = accountById(world, session.accountId);
  if (!account) throw new Refusal(401, { message: 'Unauthorized' });
  return account;
}

/** The session of the authorization cookie, of any age. Only pages use it, and one of them renews it. */
export function cookieSession({ world, cookies }: Visit): Session | undefined {
  try {
    const value: unknown = JSON.parse(cookies[sessionCookie] ?? '');
    return isRecord(value) ? world.sessions.get(String(value.session_id)) : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces a session's id. The old one becomes unknown. */
export function changeSessionId(world: World, session: Session) {
  world.sessions.delete(session.id);
  session.id = crypto.randomUUID();
  world.sessions.set(session.id, session);
}

/** Extends a session under the same id. */
export function renewSession(world: World, session: Session) {
  session.renewedAt = world.clock.now();
}
