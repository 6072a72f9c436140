import Cookies from 'js-cookie';
import { config } from '@/config';

const jar = Cookies.withConverter<string>({ write: (value) => encodeURIComponent(value) });

const attributes = () => ({
  path: '/',
  sameSite: 'lax' as const,
  secure: location.protocol === 'https:',
  ...(config.cookieDomain && { domain: config.cookieDomain }),
});

/** A cookie's decoded value; undefined when there is none or cookies are blocked. */
export function readCookie(name: string): string | undefined {
  try {
    return jar.get(name);
  } catch {
    return undefined;
  }
}

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
  if (kept) removeCookie('nhs_login_probe');
  return kept;
}

/** Removes a cookie that this app wrote. */
export function removeCookie(name: string) {
  jar.remove(name, attributes());
}

/** The names as the browser has them, which may be none that can be decoded. Without '=' the whole of a cookie is its value. */
const rawNames = () => document.cookie.split('; ').map((cookie) => cookie.slice(0, Math.max(0, cookie.indexOf('='))));

/** Each path whose cookies this document sees, with and without a slash at its end (RFC 6265, 5.1.4). */
function paths(): string[] {
  const parts = location.pathname.split('/').filter(Boolean);
  const parents = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  return ['/', ...parents, ...parents.map((path) => `${path}/`)];
}

/**
 * Removes every cookie that is not on the keep-list, from this host and each parent domain (spec 1, section 4, "Cookies"), whatever
 * parent of the present path it belongs to. Where cookies are blocked there is nothing to remove.
 */
export function removeCookiesExcept(kept: readonly string[]) {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  const { secure } = attributes();
  try {
    for (const name of new Set(rawNames())) {
      if (kept.includes(name)) continue;
      // By hand: the name is written as it was read.
      for (const domain of domains)
        for (const path of paths())
          document.cookie = `${name}=x; expires=${new Date(0).toUTCString()}; path=${path}${domain}${secure ? '; secure' : ''}`;
    }
  } catch {
    // Blocked.
  }
}
