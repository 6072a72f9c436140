import { REMEMBER_DEVICE_DAYS, VISITOR_ID_MONTHS } from '@/limits-and-durations';
import { removeCookie, writeCookie } from './cookies';
import { acceptsOptionalCookies } from './optional-cookies';
import { cookieNames, readCookies, visitorIdCookie } from './read-cookie';
import { logWarning } from './report';

function store(name: string, value: string, expires: number | Date) {
  if (!writeCookie(name, value, expires)) logWarning(`The cookie ${name} was not stored`);
}

/** The token of a device that needs no security code. Null on other devices. */
export const rememberedDevice = (): string | null => readCookies(cookieNames.rememberedDevice)[0] || null;

/** Stores the token of the server's answer. `INVALID` removes the stored token. No token changes nothing. */
export function storeRememberedDevice(token: string | null | undefined) {
  if (token === 'INVALID') removeCookie(cookieNames.rememberedDevice);
  else if (token) store(cookieNames.rememberedDevice, token, REMEMBER_DEVICE_DAYS);
}

/** Stores the id by which analytics counts a user once, if they accept optional cookies (spec 1, section 4, "Passkey login"). */
export function storeVisitorId(accountId: string) {
  if (!acceptsOptionalCookies()) return;
  // Does not use date-fns, which is in the chunk of the security code. `/enter-email` does not load that chunk.
  const expires = new Date();
  expires.setMonth(expires.getMonth() + VISITOR_ID_MONTHS);
  store(visitorIdCookie, accountId, expires);
}
