/** An earlier choice about optional cookies, which may be empty or malformed. */
export const writePreference = (value: string) => (document.cookie = `cookiePreference=${value}; path=/`);

const preference = (hasAcceptedOptionalCookies: boolean) =>
  encodeURIComponent(JSON.stringify({ hasSeenBanner: true, hasAcceptedOptionalCookies }));

export const accepted = preference(true);
export const refused = preference(false);

/** The analytics scripts of this document. */
export const analyticsScripts = () => [...document.scripts].filter(({ src }) => src.includes('analytics'));

type AnalyticsEvent = NonNullable<typeof window.digitalData>[number];

/** The analytics entries of one kind of event, in order. */
export const analyticsEvents = (event: AnalyticsEvent['event']) => (window.digitalData ?? []).filter((entry) => entry.event === event);

/** The addresses of the page views reported to analytics. */
export const reportedPages = () => analyticsEvents('pageview').map(({ path }) => path);
