import { addMonths } from 'date-fns/addMonths';
import { VISITOR_ID_MONTHS } from '@/constants';
import { cookiePreference } from './cookie-preference';
import { visitorIdCookie } from './cookie-names';
import { writeCookie } from './cookies';

/** Lets analytics count a person once, who has accepted optional cookies (spec 1, section 4, "Passkey login"). */
export function keepVisitorId(accountId: string) {
  if (cookiePreference().hasAcceptedOptionalCookies) writeCookie(visitorIdCookie, accountId, addMonths(new Date(), VISITOR_ID_MONTHS));
}
