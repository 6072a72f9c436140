/** Faults with other tabs, redirects, deadlines and links of a sign-in. @type {readonly import('./fault.mjs').Fault[]} */
export const signInFaults = [
  {
    name: 'a login to the existing account sends the fingerprint of its new session to the other tabs',
    file: 'src/journeys/duplicate-account/steps/try-login.ts',
    is: `  if (renewed) dispatch(signInEnded('anotherAccount'));
  if (renewed && !replaceSessionId(renewed)) return goTo(paths.error);`,
    becomes: `  if (renewed && !replaceSessionId(renewed)) return goTo(paths.error);
  if (renewed) dispatch(signInEnded('anotherAccount'));`,
    tests: ['tests/calls/duplicate-accounts-email.test.tsx'],
  },
  {
    name: 'a success that arrives after its page was left does not clear its redirects',
    file: 'src/outcome/step.ts',
    is: 'if (outcome) {',
    becomes: 'if (outcome && !signal.aborted) {',
    tests: ['tests/units/outcome/step.test.ts'],
  },
  {
    name: 'the tab remembers redirects of a call that has succeeded',
    file: 'src/outcome/step.ts',
    is: 'forgetRoundTrips(call);',
    becomes: '',
    tests: ['tests/units/outcome/step.test.ts'],
  },
  {
    name: 'the fingerprint of an email address is the same in every session',
    file: 'src/session/sign-in-messages.ts',
    is: 'fingerprint(documentSession() + email)',
    becomes: 'fingerprint(email)',
    tests: ['tests/units/session/sign-in-messages.test.ts'],
  },
  {
    name: 'the code of a reset link is cut at its second equals sign',
    file: 'src/journeys/reset-password/reset-link.ts',
    is: '(username|code|expiry)=(.*)$/i',
    becomes: '(username|code|expiry)=([^=]*)(?:=.*)?$/i',
    tests: ['tests/units/journeys/reset-link.test.ts'],
  },
  {
    name: 'the end of the session interrupts a request for a reset link',
    file: 'src/app/session/session-end.tsx',
    is: 'pathname !== paths.forgottenPassword && ',
    becomes: '',
    tests: ['tests/journeys/dead-ends/session-timeout.test.tsx'],
  },
];
