/** Faults in the messages to analytics, and in the pages that its script may read. @type {readonly import('./fault.mjs').Fault[]} */
export const analyticsFaults = [
  {
    name: 'analytics receives an event for the session of another tab',
    file: 'src/outcome/step.ts',
    is: "if (call && (kind === 'answer' || kind === 'noAnswer'))",
    becomes: 'if (call)',
    tests: ['tests/units/session/analytics.test.tsx'],
  },
  {
    name: 'analytics receives events although optional cookies were refused',
    file: 'src/session/analytics.ts',
    is: "config.analyticsScriptUrl !== '' && acceptsOptionalCookies()",
    becomes: "config.analyticsScriptUrl !== ''",
    tests: ['tests/units/session/analytics.test.tsx'],
  },
  {
    name: 'the analytics script is loaded beside pages with personal details',
    file: 'src/session/analytics.ts',
    is: '!analyticsLoaded() && scriptModule.mayRead(window.location.pathname)',
    becomes: '!analyticsLoaded()',
    tests: ['tests/units/session/analytics.test.tsx'],
  },
  {
    name: 'a page with personal details is shown beside the analytics script',
    file: 'src/session/analytics.ts',
    is: 'analyticsLoaded() && !scriptModule?.mayRead(path)',
    becomes: 'analyticsLoaded() && part === undefined',
    tests: ['tests/units/session/analytics.test.tsx'],
  },
  {
    name: 'analytics measures the email page',
    file: 'src/session/analytics/measured-pages.ts',
    is: '  paths.cookies,\n',
    becomes: '  paths.cookies,\n  paths.enterEmail,\n',
    tests: ['tests/units/session/analytics.test.tsx'],
  },
  {
    name: 'a refusal does not remove the cookies that are not needed',
    file: 'src/session/optional-cookies.ts',
    is: '  removeOptionalCookies();\n  postToOtherTabs',
    becomes: '  postToOtherTabs',
    tests: ['tests/journeys/cookies/cookie-settings.test.tsx'],
  },
];
