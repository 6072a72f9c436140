import { calls } from '../backend/http/calls';
import type { Scenario } from '../backend/http/scenario';

/** A server that gives the session another id whenever somebody has shown more of who they are (session fixation, CWE-384). */
export const sessionScenarios = {
  'session.renewed': {
    label: 'the session id is renewed at the password, at the code, at the passkey and at the authorisation code',
    call: [calls.password, calls['user-sign-in'], calls.otp, calls['passkey-verify'], calls.authcode],
    answer: { sessionRenewed: true },
  },
} as const satisfies Record<string, Scenario>;
