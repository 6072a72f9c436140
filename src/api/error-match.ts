import type { ApiError, FailureKind } from './http';

/** The properties by which a row matches an error; one that is left out matches anything. `message` may be any text of the answer. */
export interface ErrorMatch {
  /** How the call failed; `answer` unless told. */
  kind?: Exclude<FailureKind, 'answer'>;
  status?: number;
  /** A CID code; '' for an answer without one. */
  code?: string;
  message?: string;
  /** The text need only begin with `message`: the server adds what it is about. */
  begins?: true;
}

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s*\.$/, '');

const says = (texts: readonly string[], message: string, begins?: true) =>
  texts.map(plain).some((text) => (begins ? text.startsWith(plain(message)) : text === plain(message)));

const matches = (row: ErrorMatch, { kind, status, code, texts }: ApiError): boolean =>
  (row.kind ?? 'answer') === kind &&
  (row.status === undefined || row.status === status) &&
  (row.code === undefined || row.code === code) &&
  (row.message === undefined || says(texts, row.message, row.begins));

/** The first row of a table that an error matches. */
export const rowFor = <Row extends ErrorMatch>(error: ApiError, rows: readonly Row[]): Row | undefined =>
  rows.find((row) => matches(row, error));

/** Contract, "Session handling": how an API says that a session has timed out. */
export const unauthorised: readonly ErrorMatch[] = [
  { status: 401, code: '', message: 'Unauthorized' },
  { status: 403, code: '', message: 'User is not authorized to access this resource with an explicit deny', begins: true },
];
