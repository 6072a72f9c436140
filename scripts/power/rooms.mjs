/**
 * The code that is changed, room by room, and the tests that may notice. A room's own tests come first because they are quick; tests of
 * calls and pages are among them where they are the ones that prove the room.
 * @typedef {object} Room
 * @property {string} name
 * @property {string[]} mutate
 * @property {string[]} tests
 * @property {string[]} [without] mutators that only make noise there
 */

/**
 * A string that is emptied: in these rooms it is a sentence, which a test would only type again, or a name that the compiler compares
 * (error codes, kinds of an outcome, addresses, names of events).
 */
const copy = ['StringLiteral'];

/** Each of them sends every call there is, to the same few lines: minutes, for what single calls of `tests/calls` show as well. */
const matrices = ['no-answer', 'server-errors', 'session-errors', 'navigation-during-call', 'navigation-between-calls'];
const calls = `tests/calls/!(${matrices.join('|')}).test.{ts,tsx}`;

/** @type {readonly Room[]} */
export const rooms = [
  {
    name: 'outcome',
    mutate: ['src/outcome/**/*.ts'],
    tests: ['tests/units/outcome/*.test.{ts,tsx}'],
  },
  {
    name: 'session',
    mutate: ['src/session/**/*.ts'],
    tests: [
      'tests/units/session/*.test.{ts,tsx}',
      'tests/units/state/{two-tabs,page-lifecycle}.test.tsx',
      'tests/faults/{clock-skew,replaced-session,session-gone,session-during-call}.test.tsx',
      'tests/calls/{password,consent,passkey-status,passkey-autofill}.test.tsx',
      'tests/pages/{consent,cookies,cookies-needed,session-end,set-cookie}.test.tsx',
    ],
  },
  {
    name: 'api',
    mutate: ['src/api/**/*.ts'],
    tests: ['tests/units/api/*.test.ts', 'tests/units/outcome/errors.test.ts', calls, 'tests/faults/repeated-no-answer.test.tsx'],
  },
  {
    name: 'forms',
    mutate: ['src/forms/**/*.{ts,tsx}'],
    tests: [
      'tests/units/forms/*.test.{ts,tsx}',
      'tests/pages/{error-summary,email,password,new-password,phone-number,date-of-birth,security-code,filled-without-events}.test.tsx',
      'tests/pages/{postcode,name,nhs-number,registration,set-cookie,cookies,frame,consent,repeated-presses,found-emails}.test.tsx',
    ],
    without: copy,
  },
  {
    name: 'state',
    mutate: ['src/state/**/*.ts'],
    tests: [
      'tests/units/state/*.test.tsx',
      'tests/units/session/*.test.{ts,tsx}',
      'tests/units/routing/{guards,proofing-guards,registration-guards}.test.tsx',
      'tests/faults/*.test.tsx',
      'tests/pages/{details,details-owner,session-end,duplicate-nhs-number,found-emails,passkey,recovery}.test.tsx',
      'tests/calls/{consent,reminder,uplift-state,registration}.test.tsx',
    ],
    without: copy,
  },
  {
    name: 'journeys',
    mutate: ['src/journeys/!(dev)/**/*.ts'],
    tests: ['tests/units/{forms,session}/*.test.{ts,tsx}', calls, 'tests/calls/error-tables/*.test.{ts,tsx}', 'tests/pages/*.test.tsx'],
    without: copy,
  },
];
