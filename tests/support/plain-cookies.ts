/** Sets a cookie of this host, as a server does. */
export const putCookie = (name: string, value: string) => void (document.cookie = `${name}=${encodeURIComponent(value)}; path=/`);

export const dropCookie = (name: string) => void (document.cookie = `${name}=; path=/; max-age=0`);

/** The raw value of a cookie, undefined without it. */
export const rawCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Writes a session and its client into the auth API's cookie. */
export const putSession = (session_id: unknown = 'session-1', client_id?: unknown) =>
  putCookie('nhs-authorization-cookie', JSON.stringify({ session_id, client_id }));

/** An unsigned JSON web token with these claims. */
export const tokenOf = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.e30`;
