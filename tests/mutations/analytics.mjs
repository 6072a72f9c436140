import { fault } from './fault.mjs';

/** Faults in the messages to analytics, and in the pages that its script may read. */
export const analyticsFaults = [
  fault('analytics receives an event for the session of another tab', ['tests/units/session/analytics.test.tsx'], {
    'src/outcome/step.ts': ["if (call && (kind === 'answer' || kind === 'noAnswer'))", 'if (call)'],
  }),
  fault('analytics receives events although optional cookies were refused', ['tests/units/session/analytics.test.tsx'], {
    'src/session/analytics.ts': ["config.analyticsScriptUrl !== '' && acceptsOptionalCookies()", "config.analyticsScriptUrl !== ''"],
  }),
  fault('the analytics script is loaded beside pages with personal details', ['tests/units/session/analytics.test.tsx'], {
    'src/session/analytics.ts': ['!analyticsLoaded() && scriptModule.mayRead(window.location.pathname)', '!analyticsLoaded()'],
  }),
  fault('a page with personal details is shown beside the analytics script', ['tests/units/session/analytics.test.tsx'], {
    'src/session/analytics.ts': ['analyticsLoaded() && !scriptModule?.mayRead(path)', 'analyticsLoaded() && part === undefined'],
  }),
  fault('analytics measures the email page', ['tests/units/session/analytics.test.tsx'], {
    'src/session/analytics/measured-pages.ts': ['  paths.cookies,\n', '  paths.cookies,\n  paths.enterEmail,\n'],
  }),
  fault('a refusal does not remove the cookies that are not needed', ['tests/journeys/cookies/cookie-settings.test.tsx'], {
    'src/session/optional-cookies.ts': ['  removeOptionalCookies();\n  postToOtherTabs', '  postToOtherTabs'],
  }),
];
