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

/** Removes every cookie that is not on the keep-list, from this host and from each parent domain (spec 1, section 4, "Cookies"). */
export function removeCookiesExcept(kept: readonly string[]) {
  const labels = location.hostname.split('.');
  const domains = [undefined, ...labels.map((_, index) => labels.slice(index).join('.'))];
  for (const name of Object.keys(jar.get())) {
    if (kept.includes(name)) continue;
    for (const domain of domains) jar.remove(name, { ...attributes(), domain });
  }
}
