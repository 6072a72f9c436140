import '@/configure-zod';
import type * as z from 'zod/mini';
import { config } from '@/config';
import { CALL_TIMEOUT_MS } from '@/constants';
import { measureServerTime } from '@/session/clock';
import { explain, type Find } from '@/session/explain';
import type { Refusal } from '@/session/explain/sentences';
import { storeRenewal } from '@/session/renewed-session';
import { compareWithCookies, documentSession, ownCallStarted, type SessionMatch, signOutsOf } from '@/session/sign-in';
import { inTime, notBefore } from '@/timers';
import { errorCode, errorTexts, isJson, isObject, isPage, isServersPage, readBody } from './answer';
import { callStarted } from './pending-calls';
import { newRequestId } from './request-id';
import { replacedValues } from './values';

/**
 * How a call failed. `answer`: the server refused it. `noAnswer`: no usable answer (network failure, time-out, a redirect, a body that no
 * API of ours sends). `signedOut`: the user signed out after the call began, so the answer is discarded. The others are session matches:
 * the sign-in has changed or ended, so the call is not made or its answer is discarded.
 */
export type FailureKind = 'answer' | 'noAnswer' | 'signedOut' | Exclude<SessionMatch, 'ours'>;

/**
 * The only error that a call throws. `texts` are the error texts of the answer. `code` is a valid CID code or empty. `status` is 0 without
 * an answer.
 */
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

export interface CallTime {
  timeoutMs?: number;
  /**
   * Delays the answer until the shortest time of a spinner has passed. The answer is then used at once, without another await after the
   * comparison of sign-outs.
   */
  notBefore?: Promise<void> | undefined;
}

interface Call<Answer> extends CallTime {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** The schema of the answer. Without one the answer is not read: any body is accepted, even none, except a page. */
  answer?: z.ZodMiniType<Answer>;
  /** The name under which analytics counts a failure. Without one, failures are not reported. */
  reportedAs?: string;
}

const redirects = [301, 302, 303, 307, 308];

async function exchange({ method, url, headers, body, timeoutMs = CALL_TIMEOUT_MS }: Call<unknown>, requestId: string | undefined) {
  const abort = new AbortController();
  // AbortSignal.timeout would ignore fake timers in tests.
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  const callEnded = method === 'POST' ? callStarted() : () => undefined;
  const ask = async () => {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      // A proxy or a network's log-in page may redirect. Its target must not pass for the answer.
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(requestId && { [String(config.requestIdHeader)]: requestId }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: abort.signal,
    });
    // A browser hides the status of a redirect.
    if (response.type === 'opaqueredirect' || redirects.includes(response.status)) return 'redirected';
    // Only a network that wants a log-in of its own answers that (RFC 6585, 6).
    if (response.status === 511) return 'unreachable';
    // A cached answer to a GET would have an old date.
    const date = response.headers.get('date');
    if (method === 'POST') measureServerTime(date);
    return { status: response.status, type: response.headers.get('content-type'), date, text: await response.text() };
  };
  try {
    // An extension may have replaced `fetch` by a function that ignores the signal.
    return await inTime(ask(), timeoutMs);
  } catch {
    return abort.signal.aborted ? 'timedOut' : 'unreachable';
  } finally {
    clearTimeout(timer);
    callEnded();
  }
}

/**
 * Makes one call to an API, with a time limit and without retries. Every failure is an ApiError. An answer of an unexpected shape has the
 * kind `answer` (contract, "Headers and bodies").
 */
export async function call<Answer = void>(request: Call<Answer>): Promise<Answer> {
  const { method, url, answer } = request;
  // The banners are a file. A header would require a preflight of a host that only serves files.
  const requestId = url === config.bannersUrl ? undefined : newRequestId();
  const log = (find: Find, reported?: boolean) => void explain(find, reported, requestId);
  const failure = (kind: FailureKind, status?: number, body?: unknown, refusal?: Refusal) =>
    new ApiError(kind, status, body, request.reportedAs, refusal, requestId);
  // A GET, for example for a client's name, needs no session.
  const before = compareWithCookies();
  if (before === 'another' || (before !== 'ours' && method === 'POST')) throw failure(before);
  const about = method === 'POST' ? 'user' : 'client';
  const signOuts = signOutsOf(about);
  const session = documentSession();
  // An answer to a GET cannot renew the session: the banners are a file, and the client's name is public.
  const ownCallEnded = about === 'user' ? ownCallStarted() : compareWithCookies;
  const answered = await notBefore(request.notBefore, exchange(request, requestId));
  const now = ownCallEnded();
  if (session !== documentSession()) storeRenewal(session, documentSession());
  // If the answer itself ended the session, its error belongs to this session and is reported.
  if (now === 'another') throw failure('another');
  if (signOuts !== signOutsOf(about)) throw failure('signedOut');
  if (typeof answered === 'string') {
    log((sentences) => sentences.ofNoAnswer(request, answered), answered === 'redirected');
    throw failure('noAnswer');
  }
  const { status, type, text, date } = answered;
  if (!date && method === 'POST') log((sentences) => sentences.ofHiddenDate(request));
  const body = readBody(text);
  if (status < 200 || status > 299)
    throw failure('answer', status, body, { method, url, status, json: isObject(body), ofWebServer: isServersPage(text) });
  if (isPage(type, text) && !(answer && isObject(body))) {
    log((sentences) => sentences.ofPage(request));
    throw failure('noAnswer');
  }
  if (!answer) return undefined as Answer;
  if (!isObject(body)) {
    log((sentences) => sentences.ofUnreadable(request, body));
    throw failure('noAnswer');
  }
  const replacedBefore = replacedValues();
  const parsed = answer.safeParse(body);
  if (!parsed.success) {
    log((sentences) => sentences.ofShape(request, parsed.error, body));
    throw failure('answer', status);
  }
  if (replacedValues() !== replacedBefore) log((sentences) => sentences.ofReplaced(request, answer, body, replacedValues));
  if (!isJson(type)) log((sentences) => sentences.ofContentType(request));
  return parsed.data;
}
