import { cookieNames } from '../../../src/session/read-cookie';

export const cookieChoice = (hasSeenBanner: boolean, hasAcceptedOptionalCookies: boolean) => ({
  cookies: { [cookieNames.preference]: JSON.stringify({ hasSeenBanner, hasAcceptedOptionalCookies }) },
});
/** With consent, the app requests the analytics script if it is configured. */
export const accepted = { ...cookieChoice(true, true), logs: 'analytics' } as const;
export const neverChosen = cookieChoice(false, false);
