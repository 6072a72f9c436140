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

/** The authorization cookie of the auth API: the session and client of the browser. */
export const writeSession = (session_id: string, client_id = 'client') => putSession(session_id, client_id);

/** Makes each token unique, because the app remembers the expiry of the last one. */
const write = (claims: object) => putCookie('id_token', tokenOf({ ...claims, jti: crypto.randomUUID() }));

/** An identity token of this account without an expiry. */
export const writeToken = (account_id: string) => write({ account_id });

export const writeExpiredToken = (account_id: string) => write({ account_id, exp: 1 });

export const cookieNamesNow = () => (document.cookie === '' ? [] : document.cookie.split('; ').map((cookie) => cookie.split('=')[0]));

/** An earlier choice about optional cookies, which may be empty or malformed. */
export const writePreference = (value: string) => (document.cookie = `cookiePreference=${value}; path=/`);

const preference = (hasAcceptedOptionalCookies: boolean) =>
  encodeURIComponent(JSON.stringify({ hasSeenBanner: true, hasAcceptedOptionalCookies }));

export const accepted = preference(true);
export const refused = preference(false);

/** The analytics scripts of this document. */
export const analyticsScripts = () => [...document.scripts].filter(({ src }) => src.includes('analytics'));

type AnalyticsEvent = NonNullable<typeof window.digitalData>[number];

/** The analytics entries of one kind of event, in order. */
export const analyticsEvents = (event: AnalyticsEvent['event']) => (window.digitalData ?? []).filter((entry) => entry.event === event);

/** The addresses of the page views reported to analytics. */
export const reportedPages = () => analyticsEvents('pageview').map(({ path }) => path);
