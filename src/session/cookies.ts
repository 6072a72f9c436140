import Cookies from 'js-cookie';
import { config } from '@/config';
import { loadedAddress } from './navigation-type';
import { rawCookies } from './read-cookie';

const jar = Cookies.withConverter<string>({ write: (value) => encodeURIComponent(value) });

const attributes = () => ({
  path: '/',
  sameSite: 'lax' as const,
  secure: location.protocol === 'https:',
  ...(config.cookieDomain && { domain: config.cookieDomain }),
});

/**
 * Writes a cookie that expires after `expires` (in days, or on a date). Without `expires` it lasts until the browser closes. Removes others
 * of its name only once it is written, because another tab may read at any time, and would sign out without it. Returns false if the
 * browser stores something else: cookies are blocked, the value exceeds the 4096 bytes of RFC 6265, or another cookie cannot be removed.
 */
export function writeCookie(name: string, value: string, expires?: number | Date): boolean {
  const written = encodeURIComponent(value);
  const write = () => jar.set(name, value, { ...attributes(), expires });
  const others = () => rawCookies(name).filter((raw) => raw !== written);
  try {
    write();
    const own = ownPlace();
    // The partitioned cookie of our own place comes last, because a browser that does not know the attribute removes ours.
    for (const removed of [places().filter((place) => place !== own), [own + PARTITIONED]]) {
      if (others().length === 0) break;
      expire(name, removed);
      write();
    }
    return others().length === 0 && rawCookies(name).length > 0;
  } catch {
    return false;
  }
}

/** Whether the browser stores cookies. Tests it by writing one. */
export function cookiesAllowed(): boolean {
  const accepted = writeCookie('nhs_login_probe', '1');
  if (accepted) jar.remove('nhs_login_probe', attributes());
  return accepted;
}

/** The names of all cookies, not decoded, because some cannot be decoded. A cookie without '=' has an empty name. */
const rawNames = () => document.cookie.split('; ').map((cookie) => cookie.slice(0, Math.max(0, cookie.indexOf('='))));

/** More folders than any address of a service has. Each of them adds a dozen writes for each cookie. */
const MOST_PATHS = 40;

/**
 * The paths whose cookies this document can read, with and without a slash at their end (RFC 6265, 5.1.4). Browsers select cookies by the
 * address that the document was loaded from.
 */
function paths(): string[] {
  const endsOf = (path: string) => [...path].flatMap((character, index) => (character === '/' ? [index, index + 1] : []));
  const prefixesOf = (path: string) =>
    endsOf(`${path}/`)
      .slice(1, MOST_PATHS)
      .map((end) => `${path}/`.slice(0, end));
  return [...new Set([new URL(loadedAddress()).pathname, location.pathname].flatMap(prefixesOf))];
}

const placeOf = (path: string, domain: string) => `; path=${path}${domain && `; domain=${domain}`}`;

/** The place of the cookies that this app writes. */
const ownPlace = () => placeOf('/', config.cookieDomain.toLowerCase().replace(/^\./, ''));

/** Each place that a readable cookie may have. The empty domain is the host itself. Browsers accept no domain of one label. */
function places(): string[] {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.slice(1).map((_, index) => labels.slice(index).join('.'))];
  return domains.flatMap((domain) => paths().map((path) => placeOf(path, domain)));
}

/** Names such as `__Secure-…` require the first attribute. A partitioned cookie (CHIPS) is another one of the same place. */
const PARTITIONED = '; secure; partitioned';

/** Removes the cookies with this undecoded name from these places. js-cookie would encode the name. */
function expire(name: string, from = places()) {
  const expired = `${name}=x; expires=${new Date(0).toUTCString()}`;
  for (const place of from) for (const kind of ['', '; secure', PARTITIONED]) document.cookie = expired + place + kind;
}

/**
 * Removes a cookie from this host and from each parent domain, where a back end may have set one of the same name. Does nothing if cookies
 * are blocked.
 */
export function removeCookie(name: string) {
  try {
    expire(name);
  } catch {
    // Cookies are blocked.
  }
}

/**
 * Removes all cookies except the listed ones, from this host, each parent domain and each parent of the current path (spec 1, section 4,
 * "Cookies"). Does nothing if cookies are blocked.
 */
export function removeCookiesExcept(kept: readonly string[]) {
  try {
    for (const name of new Set(rawNames())) if (!kept.includes(name)) expire(name);
  } catch {
    // Cookies are blocked.
  }
}
