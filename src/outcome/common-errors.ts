import { type ErrorMatch, unauthorised } from '@/api/api-error';
import { paths } from '@/paths';
import { endSession, goTo, invalid, noAnswer, type Outcome, type RedirectRoundTrip, redirectRoundTrip } from './outcome';

/** One row of an error table. An absent property matches any value. `Code`: its error codes for fields. */
export interface ErrorRow<Code extends string = never> extends ErrorMatch {
  outcome: Outcome<Code> | RedirectRoundTrip;
}

/** Spec 1, section 5: the server may reject an address that our own rule accepts. Every call that carries an email address has this row. */
export const emailRefused = {
  message: 'Invalid email address',
  outcome: invalid('email', 'EMAIL_FORMAT'),
} satisfies ErrorRow<'EMAIL_FORMAT'>;

const timedOut = endSession(paths.sessionTimeout, 'timedOut');
const unknown = endSession(paths.sessionInvalid, 'invalid');

/** Comes before all other rows. The page stays after every call. */
export const noAnswerRow: ErrorRow = { kind: 'noAnswer', outcome: noAnswer };

/** The session is unknown to the API, because it has ended or a proxy has dropped its header. */
export const unknownSessionRow: ErrorRow = { status: 400, message: 'invalid session', outcome: unknown };

/** Contract, "Session handling": answers about the session. They precede the call's own table. */
export const sessionRows: readonly ErrorRow[] = [
  ...unauthorised.map((row) => ({ ...row, outcome: redirectRoundTrip('renewal', timedOut) })),
  unknownSessionRow,
  { status: 451, outcome: unknown },
  { status: 405, outcome: redirectRoundTrip('firewall', goTo(paths.error)) },
  { kind: 'gone', outcome: timedOut },
  { kind: 'ended', outcome: endSession(paths.sessionInvalid, 'endedElsewhere') },
  { kind: 'another', outcome: endSession(paths.sessionInvalid, 'replaced') },
  // Ends no session, because the current user did not make the call.
  { kind: 'signedOut', outcome: goTo(paths.sessionInvalid) },
];

/** After the call's own table, because several calls define 429 differently. */
export const commonRows: readonly ErrorRow[] = [
  { status: 429, outcome: goTo(paths.serviceBusy) },
  { status: 503, outcome: goTo(paths.serviceBusy) },
];
