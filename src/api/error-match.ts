import type { ApiError, FailureKind } from './http';

/**
 * The properties by which a row matches an error. An absent property matches any value. `message` is compared with every text of the
 * answer.
 */
export interface ErrorMatch {
  /** How the call failed. Defaults to `answer`. */
  kind?: Exclude<FailureKind, 'answer'>;
  status?: number;
  /** A CID code. '' matches an answer without one. */
  code?: string;
  message?: string;
  /** The text must only begin with `message`, because the server appends details. */
  begins?: true;
}

const plain = (text: string) => text.trim().toLowerCase().replace(/\.$/, '').trim();

const hasMessage = (texts: readonly string[], message: string, begins?: true) =>
  texts.map(plain).some((text) => (begins ? text.startsWith(plain(message)) : text === plain(message)));

const matches = (row: ErrorMatch, { kind, status, code, texts }: ApiError): boolean =>
  (row.kind ?? 'answer') === kind &&
  (row.status === undefined || row.status === status) &&
  (row.code === undefined || row.code === code) &&
  (row.message === undefined || hasMessage(texts, row.message, row.begins));

export const rowFor = <Row extends ErrorMatch>(error: ApiError, rows: readonly Row[]): Row | undefined =>
  rows.find((row) => matches(row, error));

/** Contract, "Session handling": how an API reports that a session has timed out. */
export const unauthorised: readonly ErrorMatch[] = [
  { status: 401, code: '', message: 'Unauthorized' },
  { status: 403, code: '', message: 'User is not authorized to access this resource with an explicit deny', begins: true },
];
