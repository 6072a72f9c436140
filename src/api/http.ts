import '@/configure-zod';
import type * as z from 'zod/mini';
import { CALL_TIMEOUT_MS } from '@/constants';
import { noteServerTime } from '@/session/clock';
import { noteRenewal } from '@/session/note-renewal';
import { documentSession, ownCallStarted, signOutsOf, type Standing, standing } from '@/session/sign-in';
import { notBefore } from './at-least';
import { errorCode, errorTexts } from './error-body';
import { isObject, isPage, readBody } from './read-body';
import { callStarted } from './under-way';

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

/** Throws whatever `fetch` throws when no answer comes, or not in time. */
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
      redirect: 'error',
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      // Stryker disable next-line ConditionalExpression: of undefined JSON makes undefined too
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: abort.signal,
    });
    // A cached answer to a GET would bring an old date.
    if (method === 'POST') noteServerTime(response.headers.get('date'));
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
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
  const failure = (kind: FailureKind, status?: number, body?: unknown) => new ApiError(kind, status, body, request.reportedAs);
  // A GET, for the name of a client say, is allowed without a session.
  const before = standing();
  if (before === 'another' || (before !== 'ours' && request.method === 'POST')) throw failure(before);
  const about = request.method === 'POST' ? 'user' : 'client';
  const signOuts = signOutsOf(about);
  const session = documentSession();
  // No answer to a GET renews the session: the banners are a file, and the client's name is public.
  const ownCallEnded = about === 'user' ? ownCallStarted() : standing;
  const answered = await notBefore(request.notBefore, exchange(request)).catch(() => undefined);
  const now = ownCallEnded();
  if (session !== documentSession()) noteRenewal(session, documentSession());
  // If the answer itself ended the session, it is still ours to report.
  if (now === 'another') throw failure('another');
  if (signOuts !== signOutsOf(about)) throw failure('signedOut');
  if (!answered) throw failure('noAnswer');
  const { status, type, text } = answered;
  const body = readBody(text);
  if (status < 200 || status > 299) throw failure('answer', status, body);
  if (request.answer ? !isObject(body) : isPage(type, text)) throw failure('noAnswer');
  if (!request.answer) return undefined as Answer;
  const parsed = request.answer.safeParse(body);
  if (!parsed.success) throw failure('answer', status);
  return parsed.data;
}
