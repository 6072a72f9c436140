import '@/configure-zod';
import type * as z from 'zod/mini';
import { CALL_TIMEOUT_MS } from '@/constants';
import { noteServerTime } from '@/session/clock';
import { explain, type Find } from '@/session/explain';
import type { Refusal } from '@/session/explain/sentences';
import { noteRenewal } from '@/session/note-renewal';
import { documentSession, ownCallStarted, signOutsOf, type Standing, standing } from '@/session/sign-in';
import { notBefore } from './at-least';
import { replacedMembers, unusableMembers } from './differences';
import { errorCode, errorTexts } from './error-body';
import { isJson, isObject, isPage, isServersPage, readBody } from './read-body';
import { callStarted } from './under-way';
import { replacedValues } from './values';

/**
 * How a call failed. `answer`: by its answer. `noAnswer`: nothing usable came (dead network, time-out, a redirect, a body that no API of
 * ours sends). `signedOut`: the user has signed out since the call began, so its answer is not taken. The others: the sign-in is another by now
 * or has ended, so the call is not made, or its answer is not taken.
 */
export type FailureKind = 'answer' | 'noAnswer' | 'signedOut' | Exclude<Standing, 'ours'>;

/**
 * The one way in which a call fails. `texts` are what the answer says is wrong, `code` is a valid CID code or empty; `status` is 0
 * without an answer.
 */
export class ApiError extends Error {
  readonly code: string;
  readonly texts: readonly string[];
  constructor(
    readonly kind: FailureKind,
    readonly status = 0,
    readonly body?: unknown,
    /** The call, when its failures are reported to analytics. */
    readonly reportedAs?: string,
    /** The refused call without its values, for a sentence to operators. */
    readonly refusal?: Refusal,
  ) {
    const texts = errorTexts(body);
    super(texts[0]);
    this.code = errorCode(body);
    this.texts = texts;
  }
}

export interface CallTime {
  /** When to give up, in milliseconds. */
  timeoutMs?: number;
  /** The answer is not taken before this, the shortest time of a spinner. Nothing then waits between the comparison of sign-outs and its use. */
  notBefore?: Promise<void> | undefined;
}

interface Call<Answer> extends CallTime {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** The promised JSON object. Left out when the answer is not read: then any body will do but a page, or none at all. */
  answer?: z.ZodMiniType<Answer>;
  /** The name under which analytics counts a failure; left out, failures are not reported. */
  reportedAs?: string;
}

const redirects = [301, 302, 303, 307, 308];

/** Whether APIs of another origin hide the header Date from scripts. */
const hidesDate = (url: string, headers: Headers) => /^https?:/.test(url) && !url.startsWith(`${window.origin}/`) && !headers.has('date');

/** One answer, or the reason why none came. */
async function exchange({ method, url, headers, body, timeoutMs = CALL_TIMEOUT_MS }: Call<unknown>) {
  const abort = new AbortController();
  // Not AbortSignal.timeout: fake timers do not drive it.
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  const callEnded = method === 'POST' ? callStarted() : () => undefined;
  try {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      // The address that a proxy or a network's log-in leads to must not pass for the answer.
      redirect: 'manual',
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: abort.signal,
    });
    // A browser hides the status of a redirect.
    if (response.type === 'opaqueredirect' || redirects.includes(response.status)) return 'redirected';
    // A cached answer to a GET would bring an old date.
    if (method === 'POST') noteServerTime(response.headers.get('date'));
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
 * One exchange with an API, given up in time and never repeated by itself. Every failure leaves as an ApiError; an answer
 * of an unexpected shape is one of kind `answer` (contract, "Headers and bodies").
 */
export async function call<Answer = void>(request: Call<Answer>): Promise<Answer> {
  const { method, url } = request;
  const say = (find: Find, status: number | string, reported?: boolean) =>
    void explain(find, `A call failed: ${method}, ${status}`, reported);
  const failure = (kind: FailureKind, status?: number, body?: unknown, refusal?: Refusal) =>
    new ApiError(kind, status, body, request.reportedAs, refusal);
  // A GET, for the name of a client say, is allowed without a session.
  const before = standing();
  if (before === 'another' || (before !== 'ours' && request.method === 'POST')) throw failure(before);
  const about = request.method === 'POST' ? 'user' : 'client';
  const signOuts = signOutsOf(about);
  const session = documentSession();
  // No answer to a GET renews the session: the banners are a file, and the client's name is public.
  const ownCallEnded = about === 'user' ? ownCallStarted() : standing;
  const answered = await notBefore(request.notBefore, exchange(request));
  const now = ownCallEnded();
  if (session !== documentSession()) noteRenewal(session, documentSession());
  // If the answer itself ended the session, it is still ours to report.
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
