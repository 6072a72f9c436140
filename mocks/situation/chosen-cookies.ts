import { cookieNames, visitorIdCookie } from '../../src/session/cookie-names';

/** The cookies of a browser that has refused optional ones, so that no banner covers the page. Null: no cookie. */
export const chosenCookies: Readonly<Record<string, string | null>> = {
  [cookieNames.preference]: JSON.stringify({ hasSeenBanner: true, hasAcceptedOptionalCookies: false }),
  [cookieNames.rememberedDevice]: null,
  [cookieNames.firewall]: null,
  [visitorIdCookie]: null,
};
