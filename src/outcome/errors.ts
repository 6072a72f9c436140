import { type ApiError, OTHER_SESSION } from '@/api/http';
import { paths } from '@/paths';
import { goTo, invalid, type Outcome } from './outcome';

/** One line of an error catalogue. What a row does not name may be anything. `message` is compared with both texts of the answer. */
export interface ErrorMatch {
  status?: number;
  /** A CID code; '' for an answer without one. */
  code?: string;
  message?: string;
}
export interface ErrorRow extends ErrorMatch {
  outcome: Outcome;
}

const plain = (text: string) => text.toLowerCase().replace(/\.$/, '');

const matches = (row: ErrorMatch, { status, code, texts }: ApiError): boolean =>
  (row.status === undefined || row.status === status) &&
  (row.code === undefined || row.code === code) &&
  (row.message === undefined || texts.map(plain).includes(plain(row.message)));

/** The first row of a table that an error matches. */
export const rowFor = <Row extends ErrorMatch>(error: ApiError, rows: readonly Row[]): Row | undefined =>
  rows.find((row) => matches(row, error));

/** Spec 1, section 5: the server may refuse what our own rule for an email address let pass. A row of every call that carries one. */
export const emailRefused: ErrorRow = { message: 'Invalid email address', outcome: invalid('email', 'EMAIL_FORMAT') };

/** Contract, "Session handling": what an answer says of the session, before any call's own table. */
export const sessionRows: readonly (ErrorMatch & { means: 'timedOut' | 'invalid' | 'firewall' | 'replaced' })[] = [
  { status: 401, code: '', message: 'Unauthorized', means: 'timedOut' },
  { status: 403, code: '', message: 'User is not authorized to access this resource with an explicit deny', means: 'timedOut' },
  { status: 400, message: 'invalid session', means: 'invalid' },
  { status: 451, means: 'invalid' },
  { status: 405, means: 'firewall' },
  { status: OTHER_SESSION, means: 'replaced' },
];

/** After a call's own table, because 429 has a meaning of its own in several calls. */
export const commonRows: readonly ErrorRow[] = [
  { status: 429, outcome: goTo(paths.serviceBusy) },
  { status: 503, outcome: goTo(paths.serviceBusy) },
];
