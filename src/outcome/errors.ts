import { type ErrorMatch, unauthorised } from '@/api/error-match';
import { paths } from '@/paths';
import { detour, endSession, goTo, invalid, noAnswer, type Outcome } from './outcome';

/** One line of an error catalogue. What a row does not name may be anything. `Code`: its error codes for fields. */
export interface ErrorRow<Code extends string = never> extends ErrorMatch {
  outcome: Outcome<Code>;
}

/** Spec 1, section 5: the server may refuse what our own rule for an email address let pass. A row of every call that carries one. */
export const emailRefused: ErrorRow<'EMAIL_FORMAT'> = { message: 'Invalid email address', outcome: invalid('email', 'EMAIL_FORMAT') };

const timedOut = endSession(paths.sessionTimeout, 'timedOut');
const unknown = endSession(paths.sessionInvalid, 'invalid');

/** Before all others: the page stays, whatever the call. */
export const noAnswerRow: ErrorRow = { kind: 'noAnswer', outcome: noAnswer };

/** The API does not know the session: it has ended, or its header did not arrive. */
export const unknownSessionRow: ErrorRow = { status: 400, message: 'invalid session', outcome: unknown };

/** Contract, "Session handling": an answer that speaks of the session, before any call's own table. */
export const sessionRows: readonly ErrorRow[] = [
  ...unauthorised.map((row) => ({ ...row, outcome: detour('renewal', timedOut) })),
  unknownSessionRow,
  { status: 451, outcome: unknown },
  { status: 405, outcome: detour('firewall', goTo(paths.error)) },
  { kind: 'gone', outcome: timedOut },
  { kind: 'ended', outcome: endSession(paths.sessionInvalid, 'endedElsewhere') },
  { kind: 'another', outcome: endSession(paths.sessionInvalid, 'replaced') },
  // Ends nothing: whoever signs in now is not the one who made the call.
  { kind: 'signedOut', outcome: goTo(paths.sessionInvalid) },
];

/** After a call's own table, because 429 has a meaning of its own in several calls. */
export const commonRows: readonly ErrorRow[] = [
  { status: 429, outcome: goTo(paths.serviceBusy) },
  { status: 503, outcome: goTo(paths.serviceBusy) },
];
