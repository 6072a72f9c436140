import { cookieNames } from './cookie-names';
import { writeCookie } from './cookies';
import { authorizationCookie, sessionId } from './session';

let own = '';

/** Notes in which session this document was opened, or which one it has begun itself. Empty: none yet. */
export const openSession = (id: string) => void (own = id);

/** The session that what is stored belongs to; empty when there is none. */
export function documentSession(): string {
  // A page that needs no session may be open while one begins in another tab.
  own ||= sessionId();
  return own;
}

/**
 * Whether the cookie holds another session than the one that this document belongs to, or none any more: another tab has begun a
 * journey of its own, or ended this one. What is known here is then about somebody else, perhaps.
 */
export const sessionReplaced = () => documentSession() !== sessionId();

/** Puts another session id into the cookie of the auth API, whose other content stays. False when the browser refuses it. */
export function replaceSessionId(id: string): boolean {
  openSession(id);
  return writeCookie(cookieNames.authorization, JSON.stringify({ ...authorizationCookie(), session_id: id }));
}
