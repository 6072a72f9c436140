import { VISITOR_ID_MONTHS } from '@/constants';
import { visitorIdCookie } from './cookie-names';
import { writeCookie } from './cookies';
import { acceptsOptionalCookies } from './optional-cookies';

/** Writes the id by which analytics counts a person once, if they accept optional cookies (spec 1, section 4, "Passkey login"). */
export function keepVisitorId(accountId: string) {
  if (!acceptsOptionalCookies()) return;
  // Not by date-fns: its functions are in the chunk of the security code, which `/enter-email` does without.
  const expires = new Date();
  expires.setMonth(expires.getMonth() + VISITOR_ID_MONTHS);
  writeCookie(visitorIdCookie, accountId, expires);
}
