import { VISITOR_ID_MONTHS } from '@/constants';
import { writeCookie } from './cookies';
import { logWarning } from './log';
import { acceptsOptionalCookies } from './optional-cookies';
import { visitorIdCookie } from './read-cookie';

/** Writes the id by which analytics counts a user once, if they accept optional cookies (spec 1, section 4, "Passkey login"). */
export function storeVisitorId(accountId: string) {
  if (!acceptsOptionalCookies()) return;
  // Does not use date-fns, which is in the chunk of the security code. `/enter-email` does not load that chunk.
  const expires = new Date();
  expires.setMonth(expires.getMonth() + VISITOR_ID_MONTHS);
  if (!writeCookie(visitorIdCookie, accountId, expires)) logWarning(`The cookie ${visitorIdCookie} was not stored`);
}
