import { type ErrorMatch, unauthorised } from '@/api/error-match';
import { OTHER_SIGN_IN } from '@/api/http';
import { paths } from '@/paths';
import { goTo, invalid, type Outcome } from './outcome';

/** One line of an error catalogue. What a row does not name may be anything. */
export interface ErrorRow extends ErrorMatch {
  outcome: Outcome;
}

/** Spec 1, section 5: the server may refuse what our own rule for an email address let pass. A row of every call that carries one. */
export const emailRefused: ErrorRow = { message: 'Invalid email address', outcome: invalid('email', 'EMAIL_FORMAT') };

/** Contract, "Session handling": what an answer says of the session, before any call's own table. */
export const sessionRows: readonly (ErrorMatch & { means: 'timedOut' | 'invalid' | 'firewall' | 'replaced' })[] = [
  ...unauthorised.map((row) => ({ ...row, means: 'timedOut' as const })),
  { status: 400, message: 'invalid session', means: 'invalid' },
  { status: 451, means: 'invalid' },
  { status: 405, means: 'firewall' },
  { status: OTHER_SIGN_IN, means: 'replaced' },
];

/** After a call's own table, because 429 has a meaning of its own in several calls. */
export const commonRows: readonly ErrorRow[] = [
  { status: 429, outcome: goTo(paths.serviceBusy) },
  { status: 503, outcome: goTo(paths.serviceBusy) },
];
