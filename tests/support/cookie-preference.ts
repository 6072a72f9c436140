/** The choice that this browser has stored. */
export const preference = (): unknown => {
  const found = /cookiePreference=([^;]+)/.exec(document.cookie)?.[1];
  return found === undefined ? undefined : JSON.parse(decodeURIComponent(found));
};
export const accepted = { hasSeenBanner: true, hasAcceptedOptionalCookies: true };
export const refused = { hasSeenBanner: true, hasAcceptedOptionalCookies: false };
