import { putCookie, putSession, tokenOf } from './plain-cookies';

/** The authorization cookie of the auth API: the session and client of the browser. */
export const writeSession = (session_id: string, client_id = 'client') => putSession(session_id, client_id);

/** Makes each token unique, because the app remembers the expiry of the last one. */
const write = (claims: object) => putCookie('id_token', tokenOf({ ...claims, jti: crypto.randomUUID() }));

/** An identity token of this account without an expiry. */
export const writeToken = (account_id: string) => write({ account_id });

export const writeExpiredToken = (account_id: string) => write({ account_id, exp: 1 });

export const cookieNamesNow = () => (document.cookie === '' ? [] : document.cookie.split('; ').map((cookie) => cookie.split('=')[0]));
