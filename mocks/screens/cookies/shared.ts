import { cookieNames } from '../../../src/session/cookie-names';

export const cookieChoice = (hasSeenBanner: boolean, hasAcceptedOptionalCookies: boolean) => ({
  cookies: { [cookieNames.preference]: JSON.stringify({ hasSeenBanner, hasAcceptedOptionalCookies }) },
});
/** The script that measures is asked for where it is set up. */
export const accepted = { ...cookieChoice(true, true), logs: 'analytics' } as const;
export const neverChosen = cookieChoice(false, false);
