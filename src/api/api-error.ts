import type { Refusal } from '@/session/explain/sentences';
import { isObject } from '@/session/read-value';
import type { SessionMatch } from '@/session/sign-in';

/** The format of a reference code that users quote to the help centre. */
export const CID_CODE = /^CID\d{4,5}$/;

/** The members in which back ends and their gateways report errors. */
const member = /^(error_?)?message$|^errors?$/i;

/** No back end nests an error deeper. Reading a body without a limit could exceed the call stack. */
const MOST_LEVELS = 8;

function textsIn(value: unknown, levels = MOST_LEVELS): string[] {
  if (typeof value === 'string') return [value.trim()].filter(Boolean);
  if (levels === 0) return [];
  if (Array.isArray(value)) return value.flatMap((text) => textsIn(text, levels - 1));
  return isObject(value) ? Object.entries(value).flatMap(([name, text]) => (member.test(name) ? textsIn(text, levels - 1) : [])) : [];
}

/** The texts of an error body: those of its members, of a nested error, or the body itself if it is text. */
export const errorTexts = (body: unknown): readonly string[] => (Array.isArray(body) ? [] : textsIn(body));

/** The CID code of an error body. Empty if it has none, or another text in that member. */
export function errorCode(body: unknown, levels = MOST_LEVELS): string {
  if (!isObject(body) || levels === 0) return '';
  const { cid_error_code: code, error } = body;
  return typeof code === 'string' && CID_CODE.test(code.trim()) ? code.trim() : errorCode(error, levels - 1);
}

/**
 * How a call failed. `answer`: the server refused it. `noAnswer`: no usable answer (network failure, time-out, a redirect, a body that no
 * API of ours sends). `signedOut`: the user signed out after the call began, so the answer is discarded. The others are session matches:
 * the sign-in has changed or ended, so the call is not made or its answer is discarded.
 */
export type FailureKind = 'answer' | 'noAnswer' | 'signedOut' | Exclude<SessionMatch, 'ours'>;

/** The only error that a call throws. `code` is a valid CID code or empty. `status` is 0 without an answer. */
export class ApiError extends Error {
  readonly code: string;
  readonly texts: readonly string[];

  constructor(
    readonly kind: FailureKind,
    readonly status = 0,
    readonly body?: unknown,
    /** The call's name, if its failures are reported to analytics. */
    readonly reportedAs?: string,
    /** The refused call without its values, for a message to operators. */
    readonly refusal?: Refusal,
    /** The id that the request had in its header, if the operator wants one. */
    readonly requestId?: string,
  ) {
    const texts = errorTexts(body);
    super(texts[0]);
    this.texts = texts;
    this.code = errorCode(body);
  }
}

/** The conditions of an error. An absent property matches any value. `message` is compared with every text of the answer. */
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
