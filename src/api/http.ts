import '@/configure-zod';
import type * as z from 'zod/mini';
import { CALL_TIMEOUT_MS } from '@/constants';
import { measureServerTime } from '@/session/clock';
import { explain, type Find } from '@/session/explain';
import type { Refusal } from '@/session/explain/sentences';
import { compareWithCookies, documentSession, ownCallStarted, type SessionMatch, signOutsOf } from '@/session/sign-in';
import { storeRenewal } from '@/session/store-renewal';
import { notBefore } from './at-least';
import { replacedMembers, unusableMembers } from './differences';
import { errorCode, errorTexts } from './error-body';
import { callStarted } from './pending-calls';
import { isJson, isObject, isPage, isServersPage, readBody } from './read-body';
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
  ) {
    const texts = errorTexts(body);
    super(texts[0]);
    this.code = errorCode(body);
    this.texts = texts;
  }
}

export interface CallTime {
  /** Time limit in milliseconds. */
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

/** Whether an API of another origin hides the Date header from scripts. */
const hidesDate = (url: string, headers: Headers) => /^https?:/.test(url) && !url.startsWith(`${window.origin}/`) && !headers.has('date');

/** Sends the request. Rejects if there is no usable answer. */
async function exchange({ method, url, headers, body, timeoutMs = CALL_TIMEOUT_MS }: Call<unknown>) {
  const abort = new AbortController();
  // AbortSignal.timeout would ignore fake timers in tests.
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  const callEnded = method === 'POST' ? callStarted() : () => undefined;
  try {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      // A proxy or a network's log-in page may redirect. Its target must not pass for the answer.
      redirect: 'manual',
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: abort.signal,
    });
    // A browser hides the status of a redirect.
    if (response.type === 'opaqueredirect' || redirects.includes(response.status)) return 'redirected';
    // A cached answer to a GET would have an old date.
    if (method === 'POST') measureServerTime(response.headers.get('date'));
    const { status } = response;
    return {
      status,
      type: response.headers.get('content-type'),
      hiddenDate: hidesDate(url, response.headers),
      text: await response.text(),
    };
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
  const { method, url } = request;
  const say = (find: Find, status: number | string, reported?: boolean) =>
    void explain(find, `A call failed: ${method}, ${status}`, reported);
  const failure = (kind: FailureKind, status?: number, body?: unknown, refusal?: Refusal) =>
    new ApiError(kind, status, body, request.reportedAs, refusal);
  // A GET, for example for a client's name, needs no session.
  const before = compareWithCookies();
  if (before === 'another' || (before !== 'ours' && request.method === 'POST')) throw failure(before);
  const about = request.method === 'POST' ? 'user' : 'client';
  const signOuts = signOutsOf(about);
  const session = documentSession();
  // An answer to a GET cannot renew the session: the banners are a file, and the client's name is public.
  const ownCallEnded = about === 'user' ? ownCallStarted() : compareWithCookies;
  const answered = await notBefore(request.notBefore, exchange(request));
  const now = ownCallEnded();
  if (session !== documentSession()) storeRenewal(session, documentSession());
  // If the answer itself ended the session, its error belongs to this session and is reported.
  if (now === 'another') throw failure('another');
  if (signOuts !== signOutsOf(about)) throw failure('signedOut');
  const sent = { method, url };
  if (typeof answered === 'string') {
    say((sentences) => sentences.ofNoAnswer(sent, answered), answered, answered === 'redirected');
    throw failure('noAnswer');
  }
  const { status, type, text, hiddenDate } = answered;
  if (hiddenDate && method === 'POST') say((sentences) => sentences.ofHiddenDate(sent), 'Date');
  const body = readBody(text);
  if (status < 200 || status > 299)
    throw failure('answer', status, body, { ...sent, status, json: isObject(body), ofWebServer: isServersPage(text) });
  if (isPage(type, text) && !(request.answer && isObject(body))) {
    say((sentences) => sentences.ofUnreadable(sent, 'page'), status);
    throw failure('noAnswer');
  }
  if (!request.answer) return undefined as Answer;
  const { answer } = request;
  if (!isObject(body)) {
    const what = Array.isArray(body) ? 'list' : text.trim() === '' ? 'empty' : 'text';
    say((sentences) => sentences.ofUnreadable(sent, what), status);
    throw failure('noAnswer');
  }
  const replacedBefore = replacedValues();
  const parsed = answer.safeParse(body);
  if (!parsed.success) {
    const members = unusableMembers(parsed.error, body);
    say((sentences) => sentences.ofShape(sent, members), status);
    throw failure('answer', status);
  }
  if (replacedValues() !== replacedBefore) {
    const names = replacedMembers(answer, body);
    say((sentences) => sentences.ofReplaced(sent, names), status);
  }
  if (!isJson(type)) say((sentences) => sentences.ofContentType(sent), status);
  return parsed.data;
}
