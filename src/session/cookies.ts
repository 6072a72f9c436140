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
 * Writes a cookie that ends after `expires` (days, or a date; none: with the browser's session). False when the browser
 * did not keep it: cookies blocked, or a value over the 4096 bytes of RFC 6265.
 */
export function writeCookie(name: string, value: string, expires?: number | Date): boolean {
  try {
    jar.set(name, value, { ...attributes(), ...(expires !== undefined && { expires }) });
  } catch {
    return false;
  }
  return readCookie(name) === value;
}

/** Whether the browser keeps cookies, found out by writing one. */
export function cookiesAllowed(): boolean {
  const kept = writeCookie('nhs_login_probe', '1');
  if (kept) jar.remove('nhs_login_probe', attributes());
  return kept;
}

/** Cookie names in raw form, which may not decode. A cookie without '=' has an empty name. */
const rawNames = () => document.cookie.split('; ').map((cookie) => cookie.slice(0, Math.max(0, cookie.indexOf('='))));

/** Each path whose cookies this document sees, with and without a slash at its end (RFC 6265, 5.1.4). */
function paths(): string[] {
  const parts = location.pathname.split('/').filter(Boolean);
  const parents = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  return ['/', ...parents, ...parents.map((path) => `${path}/`)];
}

/** Each domain whose cookies this host sees, with none for the host itself. */
function domains(): string[] {
  const labels = location.hostname.split('.');
  return ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
}

/** Removes the cookies of a raw name wherever they may have been set. Not by js-cookie, which would encode the name. */
function expire(name: string) {
  const { secure } = attributes();
  for (const domain of domains())
    for (const path of paths())
      document.cookie = `${name}=x; expires=${new Date(0).toUTCString()}; path=${path}${domain}${secure ? '; secure' : ''}`;
}

/**
 * Removes a cookie from this host, and from each parent domain: a back end may have set one of the same name there. Does nothing where
 * cookies are blocked.
 */
export function removeCookie(name: string) {
  try {
    expire(name);
  } catch {
    // Cookies are blocked.
  }
}

/**
 * Removes every cookie that is not on the keep-list, from this host and each parent domain (spec 1, section 4, "Cookies"), and from each
 * parent of the present path. Does nothing where cookies are blocked.
 */
export function removeCookiesExcept(kept: readonly string[]) {
  try {
    for (const name of new Set(rawNames())) if (!kept.includes(name)) expire(name);
  } catch {
    // Cookies are blocked.
  }
}
