/**
 * The code to mutate, folder by folder, and the tests that may notice. Few page tests count, because one takes seconds for every
 * mutant.
 * @typedef {object} Folder
 * @property {string} name
 * @property {string[]} mutate
 * @property {string[]} tests
 * @property {string[]} [without] mutators whose mutants no test should catch there
 */

/**
 * The mutator that empties strings. In these folders a string is a sentence, which a test would only repeat, or a name that the
 * compiler checks (error codes, kinds of an outcome, addresses, names of events).
 */
const copy = ['StringLiteral'];

/** The parts of the journeys that decide without a call: form rules and selectors. */
const rules = [
  'src/journeys/proofing/{date-of-birth,full-name,nhs-number,postcode}.ts',
  'src/journeys/consent/shared-information.ts',
  'src/journeys/reset-password/reset-link.ts',
];

/** Three parts of `src/session`, because the complete folder would take an hour. */
const signIn = ['src/session/{sign-in,session,other-tabs,identity-token,clock}.ts'];
const cookies = ['src/session/{cookies,*-cookie,*-cookies,storage-entry}.ts'];
const ofSession = ['tests/units/session/*.test.{ts,tsx}', 'tests/units/routing/guards.test.tsx'];

/** The files of `src/api` that read complete answers. Tests of their calls prove them. */
const answers = ['src/api/{client-info,fido2,proofing}.ts'];

/** @type {readonly Folder[]} */
export const folders = [
  {
    name: 'outcome',
    mutate: ['src/outcome/**/*.ts'],
    tests: [
      'tests/units/outcome/*.test.{ts,tsx}',
      'tests/contract/refusals.test.ts',
      // Clicks, network failures and circles of back ends are events of a page.
      'tests/pages/{links,layout}.test.tsx',
      'tests/calls/{authcode,outside-addresses}.test.tsx',
    ],
  },
  // Log messages describe the faults of a token.
  { name: 'sign-in', mutate: signIn, tests: [...ofSession, 'tests/calls/back-end-differences.test.tsx'] },
  // The start of the app reads what is stored.
  { name: 'cookies', mutate: cookies, tests: [...ofSession, 'tests/units/state/persistence.test.tsx'] },
  {
    name: 'session',
    mutate: ['src/session/*.ts', ...[...signIn, ...cookies].map((file) => `!${file}`)],
    tests: [
      ...ofSession,
      'tests/units/{outcome/round-trip,api/values,journeys/reset-link}.test.ts',
      'tests/units/state/slices.test.tsx',
      'tests/calls/request-id.test.tsx',
      'tests/faults/exceptions.test.tsx',
    ],
  },
  {
    name: 'reports',
    mutate: ['src/session/{analytics,reports,vitals}/*.ts'],
    tests: ['tests/units/session/{analytics,reports}.test.{ts,tsx}', 'tests/calls/request-id.test.tsx'],
  },
  {
    name: 'explain',
    mutate: ['src/session/explain/*.ts'],
    // Their sentences follow from complete answers and cookies.
    tests: ['tests/units/session/{reports,several-cookies}.test.ts', 'tests/calls/back-end-differences.test.tsx'],
    without: copy,
  },
  {
    name: 'deadlines',
    mutate: ['src/deadlines/**/*.{ts,tsx}'],
    // Only pages show a wait.
    tests: ['tests/units/deadlines/*.test.tsx', 'tests/journeys/{dead-ends/locks,reset-password/link-expired}.test.tsx'],
  },
  {
    name: 'api',
    mutate: ['src/timers.ts', 'src/api/**/*.ts', ...answers.map((file) => `!${file}`)],
    // Log messages describe the faults of an answer.
    tests: [
      'tests/units/api/*.test.ts',
      'tests/units/{outcome/errors,outcome/step,session/reports}.test.ts',
      'tests/calls/back-end-differences.test.tsx',
    ],
  },
  {
    name: 'answers',
    mutate: answers,
    tests: ['tests/units/api/{answers,sent,values}.test.ts', 'tests/calls/{client-info,uplift,passkey-options}.test.tsx'],
  },
  {
    name: 'forms',
    mutate: ['src/forms/**/*.{ts,tsx}'],
    // A draft outlives its page, and a question depends on an earlier one.
    tests: [
      'tests/units/{forms,journeys}/*.test.{ts,tsx}',
      'tests/pages/{controls,drafts}.test.tsx',
      'tests/journeys/register/enter-email.test.tsx',
    ],
    without: copy,
  },
  {
    name: 'state',
    mutate: ['src/state/**/*.ts'],
    // Sign-outs and steps dispatch its events.
    tests: [
      'tests/units/{state,routing}/*.test.{ts,tsx}',
      'tests/units/session/{sign-out,several-cookies}.test.ts',
      'tests/units/{deadlines/deadlines,outcome/step,outcome/round-trip,steps/proofing-answers}.test.{ts,tsx}',
      'tests/faults/{session-gone,failed-chunks}.test.tsx',
    ],
    without: copy,
  },
  {
    name: 'rules',
    mutate: rules,
    // Whether a client's claims need consent is proven with the call.
    tests: ['tests/units/{forms,journeys}/*.test.{ts,tsx}', 'tests/calls/consent.test.ts'],
    without: copy,
  },
  {
    name: 'tables',
    mutate: ['src/journeys/!(dev)/**/*.ts', ...rules.map((file) => `!${file}`)],
    tests: [
      'tests/units/steps/*.test.{ts,tsx}',
      'tests/units/journeys/questions.test.ts',
      // They prove the requests and the events of each step.
      'tests/calls/*.test.{ts,tsx}',
      // Only these pages show some decisions of a step.
      'tests/journeys/cookies/*.test.tsx',
      'tests/journeys/proofing/{check-your-details,questions,no-match}.test.tsx',
      'tests/journeys/{dead-ends/locks,reset-password/link-expired,sign-in/enter-email}.test.tsx',
      'tests/contract/refusals.test.ts',
    ],
    without: copy,
  },
];
