import Cookies from 'js-cookie';
import { config } from '@/config';
import { loadedAddress } from './browser';
import { rawCookies } from './read-cookie';

const jar = Cookies.withConverter<string>({ write: (value) => encodeURIComponent(value) });

const attributes = () => ({
  path: '/',
  sameSite: 'lax' as const,
  secure: location.protocol === 'https:',
  ...(config.cookieDomain && { domain: config.cookieDomain.toLowerCase().replace(/^\./, '') }),
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
    if (others().length > 0) {
      const { path, domain } = attributes();
      expire(name, placeOf(path, domain));
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
  if (accepted) removeCookie('nhs_login_probe');
  return accepted;
}

const placeOf = (path: string, domain = '') => `; path=${path}${domain && `; domain=${domain}`}`;

/**
 * The places that a readable cookie may have, as attributes: the host itself and its parent domains, with each folder of the path, with and
 * without a slash at its end (RFC 6265, 5.1.3 and 5.1.4). Browsers select cookies by the address that the document was loaded from. They accept
 * no domain of one label, and no address of a service has more than 20 folders.
 */
function places(): string[] {
  const labels = location.hostname.split('.');
  const folders = new URL(loadedAddress()).pathname.split('/').slice(0, 20);
  // Not an empty one: with it a browser takes the folder of the page (RFC 6265, 5.1.4), which may be the place of our own cookie.
  const paths = folders.map((_, index) => folders.slice(0, index + 1).join('/'));
  return ['', ...labels.slice(1).map((_, index) => labels.slice(index).join('.'))].flatMap((domain) =>
    paths.flatMap((path) => [...(path ? [placeOf(path, domain)] : []), placeOf(`${path}/`, domain)]),
  );
}

/** Removes a cookie by its undecoded name from each place except `own`. `__Secure-…` and partitioned cookies (CHIPS) need attributes. */
function expire(name: string, own?: string) {
  for (const place of places())
    for (const kind of ['', '; secure', '; secure; partitioned'])
      if (place !== own) document.cookie = `${name}=x; expires=${new Date(0).toUTCString()}${place}${kind}`;
}

/**
 * Removes cookies by name from this host, each parent domain and each parent of the path, where a back end or a script may have set them
 * (spec 1, section 4, "Cookies"). Names are not decoded, because some cannot be. A cookie without '=' has an empty name. Does nothing if
 * cookies are blocked.
 */
function removeCookies(isRemoved: (name: string) => boolean) {
  try {
    const names = document.cookie.split('; ').map((cookie) => cookie.slice(0, Math.max(0, cookie.indexOf('='))));
    for (const name of new Set(names)) if (isRemoved(name)) expire(name);
  } catch {
    // Cookies are blocked.
  }
}

/** Removes all cookies of this name. */
export const removeCookie = (name: string) => removeCookies((found) => found === name);

/** Removes all cookies except the listed ones. */
export const removeCookiesExcept = (kept: readonly string[]) => removeCookies((found) => !kept.includes(found));
