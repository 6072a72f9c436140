import { fault } from './fault.mjs';

/** Faults with other tabs, redirects, deadlines and links of a sign-in. */
export const signInFaults = [
  fault(
    'a login to the existing account sends the fingerprint of its new session to the other tabs',
    ['tests/calls/duplicate-accounts-email.test.tsx'],
    {
      'src/journeys/duplicate-account/steps/try-login.ts': [
        `  if (renewed) dispatch(signInEnded('anotherAccount'));
  if (renewed && !replaceSessionId(renewed)) return goTo(paths.error);`,
        `  if (renewed && !replaceSessionId(renewed)) return goTo(paths.error);
  if (renewed) dispatch(signInEnded('anotherAccount'));`,
      ],
    },
  ),
  fault('a success that arrives after its page was left does not clear its redirects', ['tests/units/outcome/step.test.ts'], {
    'src/outcome/step.ts': ['if (outcome) dispatch', 'if (outcome && !signal.aborted) dispatch'],
  }),
  fault('the tab remembers redirects of a call that is sent again', ['tests/units/outcome/step.test.ts'], {
    'src/outcome/step.ts': ['forgetRoundTrips(call);', ''],
  }),
  fault('any visit of the return address repeats the request of a reset email', ['tests/calls/redirect-round-trip.test.tsx'], {
    'src/journeys/return/steps/check-then-redirect.ts': ['isPending && returnedFrom && profile.email', 'isPending && profile.email'],
  }),
  fault('the fingerprint of an email address is the same in every session', ['tests/units/session/session-match.test.ts'], {
    'src/session/sign-in.ts': ['fingerprint(documentSession() + email)', 'fingerprint(email)'],
  }),
  fault('the code of a reset link is cut at its second equals sign', ['tests/units/journeys/reset-link.test.ts'], {
    'src/journeys/reset-password/reset-link.ts': ['(username|code|expiry)=(.*)/i', '(username|code|expiry)=([^=]*)(?:=.*)?/i'],
  }),
  fault('the end of the session interrupts a request for a reset link', ['tests/pages/session-end.test.tsx'], {
    'src/app/routes.tsx': ['pathname !== paths.forgottenPassword && ', ''],
  }),
];
