import { addMonths } from 'date-fns/addMonths';
import { VISITOR_ID_MONTHS } from '@/constants';
import { visitorIdCookie } from './cookie-names';
import { writeCookie } from './cookies';
import { acceptsOptionalCookies } from './optional-cookies';

/** Writes the id by which analytics counts a person once, if they accept optional cookies (spec 1, section 4, "Passkey login"). */
export function keepVisitorId(accountId: string) {
  if (acceptsOptionalCookies()) writeCookie(visitorIdCookie, accountId, addMonths(new Date(), VISITOR_ID_MONTHS));
}
