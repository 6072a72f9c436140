import Cookies from 'js-cookie';
import { config } from '@/config';
import { readCookie } from './read-cookie';

const jar = Cookies.withConverter<string>({ write: (value) => encodeURIComponent(value) });

const attributes = () => ({
  path: '/',
  sameSite: 'lax' as const,
  secure: location.protocol === 'https:',
  ...(config.cookieDomain && { domain: config.cookieDomain }),
});

/**
 * Writes a cookie that expires after `expires` (in days, or on a date). Without `expires` it lasts until the browser closes. Returns false
 * if the browser did not store it: cookies are blocked, or the value exceeds the 4096 bytes of RFC 6265.
 */
export function writeCookie(name: string, value: string, expires?: number | Date): boolean {
  try {
    jar.set(name, value, { ...attributes(), expires });
  } catch {
    // Cookies are blocked.
  }
  return readCookie(name) === value;
}

/** Whether the browser stores cookies. Tests it by writing one. */
export function cookiesAllowed(): boolean {
  const accepted = writeCookie('nhs_login_probe', '1');
  if (accepted) jar.remove('nhs_login_probe', attributes());
  return accepted;
}

/** The names of all cookies, not decoded, because some cannot be decoded. A cookie without '=' has an empty name. */
const rawNames = () => document.cookie.split('; ').map((cookie) => cookie.slice(0, Math.max(0, cookie.indexOf('='))));

/** Each path whose cookies this document can read, with and without a slash at its end (RFC 6265, 5.1.4). */
function paths(): string[] {
  const parts = location.pathname.split('/').filter(Boolean);
  const parents = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  return ['/', ...parents, ...parents.map((path) => `${path}/`)];
}

/** Each domain whose cookies this host can read. The empty string is the host itself. */
function domains(): string[] {
  const labels = location.hostname.split('.');
  return ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
}

/** Removes the cookies with this undecoded name from every path and domain. js-cookie would encode the name. */
function expire(name: string) {
  const { secure } = attributes();
  for (const domain of domains())
    for (const path of paths())
      document.cookie = `${name}=x; expires=${new Date(0).toUTCString()}; path=${path}${domain}${secure ? '; secure' : ''}`;
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
