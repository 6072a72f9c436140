/** The cookie in which the auth API says for which session and client the browser works. */
export const writeSession = (session_id: string, client_id = 'client') =>
  void (document.cookie = `nhs-authorization-cookie=${encodeURIComponent(JSON.stringify({ session_id, client_id }))}; path=/`);

/** No two tokens are the same: the app remembers the end of the one that it has read last. */
const write = (claims: object) =>
  void (document.cookie = `id_token=e30.${btoa(JSON.stringify({ ...claims, jti: crypto.randomUUID() }))}.e30; path=/`);

/** An identity token of this account, which does not say when it ends. */
export const writeToken = (account_id: string) => write({ account_id });

/** An identity token that has ended. */
export const writeOldToken = (account_id: string) => write({ account_id, exp: 1 });

export const dropCookie = (name: string) => void (document.cookie = `${name}=; path=/; max-age=0`);

export const cookieNamesNow = () => (document.cookie === '' ? [] : document.cookie.split('; ').map((cookie) => cookie.split('=')[0]));
