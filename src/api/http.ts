import '@/configure-zod';
import type * as z from 'zod/mini';
import { config } from '@/config';
import { CALL_TIMEOUT_MS } from '@/limits-and-durations';
import { measureServerTime } from '@/session/clock';
import { explain, type Find } from '@/session/explain';
import type { Refusal } from '@/session/explain/sentences';
import { isObject } from '@/session/read-value';
import { storeRenewal } from '@/session/session';
import { compareWithCookies, documentSession, ownCallStarted, signOutsOf } from '@/session/sign-in';
import { inTime, notBefore } from '@/timers';
import { ApiError, type FailureKind } from './api-error';
import { replacedValues } from './values';

/** The body of an answer: JSON, or else its text. Undefined for white space and for a page. */
export function readBody(sent: string): unknown {
  // Also removes a byte order mark, which JSON.parse rejects.
  const text = sent.trim();
  if (text === '' || text.startsWith('<')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether an answer is a page. A captive portal, for example, sends its log-in page with a success status. */
export const isPage = (contentType: string | null, sent: string): boolean =>
  sent.trim() !== '' && (/^(text\/html|application\/xhtml\+xml)\b/i.test(contentType ?? '') || sent.trim().startsWith('<'));

/** Whether a refusal is a web server's error page and not the firewall's. nginx with our configuration sends 'Not accepted'. */
export const isServersPage = (sent: string): boolean => /<title>\W*40[45]\b|MethodNotAllowed|^Not accepted$/i.test(sent.trim());

/** The form of an id: a UUID of version 4 (RFC 9562), or W3C Trace Context. Each `x` is a random hexadecimal digit. */
const forms = {
  'x-request-id': 'xxxxxxxx-xxxx-4xxx-axxx-xxxxxxxxxxxx',
  traceparent: `00-${'x'.repeat(32)}-${'x'.repeat(16)}-01`,
};

// Not `crypto.randomUUID`: the oldest browsers of the app do not have it.
const randomDigit = () => ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 16).toString(16);

/** An id for one call, by which an operator finds it in the log of the back end. Undefined without the setting. */
const newRequestId = () => config.requestIdHeader && forms[config.requestIdHeader].replace(/x/g, randomDigit);

export interface CallTime {
  timeoutMs?: number;
  /** Delays the answer until a spinner's shortest time has passed, so that no await follows the comparison of sign-outs. */
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
    // A network that requires a log-in of its own sends this status (RFC 6585, 6).
    if (response.status === 511) return 'unreachable';
    // A cached answer to a GET would have an old date.
    if (method === 'POST') measureServerTime(response.headers.get('date'));
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  };
  try {
    // An extension may have replaced `fetch` by a function that ignores the signal.
    return await inTime(ask(), timeoutMs);
  } catch {
    return abort.signal.aborted ? 'timedOut' : 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}

/** Makes one call, with a time limit and without retries. Every failure is an ApiError (contract, "Headers and bodies"). */
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
  const { status, type, text } = answered;
  const body = readBody(text);
  if (status < 200 || status > 299) throw failure('answer', status, body, { method, url, ofWebServer: isServersPage(text) });
  if (answer ? !isObject(body) : isPage(type, text)) {
    log((sentences) => sentences.ofUnreadable(request, isPage(type, text)));
    throw failure('noAnswer');
  }
  if (!answer) return undefined as Answer;
  const replacedBefore = replacedValues();
  const parsed = answer.safeParse(body);
  if (!parsed.success) {
    log((sentences) => sentences.ofShape(request, parsed.error));
    throw failure('answer', status);
  }
  if (replacedValues() !== replacedBefore) log((sentences) => sentences.ofReplaced(request, answer, body, replacedValues));
  return parsed.data;
}
