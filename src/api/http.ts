import '@/no-eval';
import * as z from 'zod/mini';
import { CALL_TIMEOUT_MS, CID_CODE } from '@/constants';
import { noteServerTime } from '@/session/clock';
import { sessionReplaced } from '@/session/document-session';
import { sessionId } from '@/session/session';
import { callStarted } from './under-way';

/** The status of a call that brought no answer that can be used: dead network, time-out, no JSON where JSON was promised. */
export const NO_ANSWER = 0;

/** The status of a call that is not made, or whose answer is not taken, because the session is another tab's by now, or has gone. */
export const OTHER_SESSION = -1;

const errorBody = z.catch(
  z.looseObject({
    error: z.catch(z.string(), ''),
    message: z.catch(z.string(), ''),
    cid_error_code: z.catch(z.string().check(z.regex(CID_CODE)), ''),
  }),
  { error: '', message: '', cid_error_code: '' },
);

/** The one way in which a call fails. `texts` are the server's error and message, `code` is a valid CID code or empty. */
export class ApiError extends Error {
  readonly code: string;
  readonly texts: readonly string[];
  constructor(
    readonly status: number,
    readonly body?: unknown,
    /** The call, when its failures are reported to analytics. */
    readonly reportedAs?: string,
  ) {
    const { error, message, cid_error_code: code } = errorBody.parse(body);
    super(message || error);
    this.code = code;
    this.texts = [error, message];
  }
}

interface Call<Answer> {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** The promised JSON. Left out when the answer is not read: then any 2xx will do. */
  answer?: z.ZodMiniType<Answer>;
  /** When to give up, in milliseconds. */
  timeoutMs?: number;
  /** What analytics calls this call when it fails; left out, its failures are not reported. */
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
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: abort.signal,
    });
    // What a cache may have kept says when it was made.
    if (method === 'POST') noteServerTime(response.headers.get('date'));
    return { status: response.status, text: await response.text() };
  } finally {
    clearTimeout(timer);
    callEnded();
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * One exchange with an API, JSON both ways, given up in time and never repeated by itself. Every failure leaves
 * as an ApiError: status OTHER_SESSION when another tab has begun a journey, NO_ANSWER when nothing usable came, else the status of
 * the answer, an unexpected shape included.
 */
export async function call<Answer = void>(request: Call<Answer>): Promise<Answer> {
  const failure = (status: number, body?: unknown) => new ApiError(status, body, request.reportedAs);
  // What is only read, the name of a client say, may be read when the session has gone.
  if (sessionReplaced() && (request.method === 'POST' || sessionId() !== '')) throw failure(OTHER_SESSION);
  const { status, text } = await exchange(request).catch(() => Promise.reject(failure(NO_ANSWER)));
  // A session that is over with this answer is none of somebody else's.
  if (sessionReplaced() && sessionId() !== '') throw failure(OTHER_SESSION);
  const body = json(text);
  if (status < 200 || status > 299) throw failure(status, body);
  if (!request.answer) return undefined as Answer;
  if (body === undefined) throw failure(NO_ANSWER);
  const parsed = request.answer.safeParse(body);
  if (!parsed.success) throw failure(status);
  return parsed.data;
}
