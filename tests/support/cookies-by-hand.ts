import { putCookie, putSession, tokenOf } from './plain-cookies';

/** The cookie in which the auth API says for which session and client the browser works. */
export const writeSession = (session_id: string, client_id = 'client') => putSession(session_id, client_id);

/** No two tokens are the same: the app remembers the end of the one that it has read last. */
const write = (claims: object) => putCookie('id_token', tokenOf({ ...claims, jti: crypto.randomUUID() }));

/** An identity token of this account, which does not say when it ends. */
export const writeToken = (account_id: string) => write({ account_id });

/** An identity token that has ended. */
export const writeExpiredToken = (account_id: string) => write({ account_id, exp: 1 });

export const cookieNamesNow = () => (document.cookie === '' ? [] : document.cookie.split('; ').map((cookie) => cookie.split('=')[0]));
