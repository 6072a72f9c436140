import { cookieNames, visitorIdCookie } from '../../src/session/cookie-names';

/** The cookies of a browser whose owner has refused optional ones: no banner stands over what is to be seen. Null: there is none. */
export const chosenCookies: Readonly<Record<string, string | null>> = {
  [cookieNames.preference]: JSON.stringify({ hasSeenBanner: true, hasAcceptedOptionalCookies: false }),
  [cookieNames.rememberedDevice]: null,
  [cookieNames.firewall]: null,
  [visitorIdCookie]: null,
};
