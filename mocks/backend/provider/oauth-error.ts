import { HttpResponse } from 'msw';
import { isForm } from '../http/body';
import type { Visit } from '../model';

/** The parameters of a request by name. One without a value counts as omitted (RFC 6749, sections 3.1 and 3.2). */
export type Parameters = Record<string, string>;

/** The parameters as sent, in the query of a GET or in a form. */
export async function sentParameters({ request, url }: Visit): Promise<URLSearchParams> {
  if (request.method === 'GET') return url.searchParams;
  return new URLSearchParams(isForm(request) ? await request.clone().text() : '');
}

/** The parameters with a value. A repeated one has its first value. */
export const valuesOf = (sent: URLSearchParams): Parameters =>
  Object.fromEntries([...sent].filter(([, value]) => value !== '').toReversed());

/** Whether a request has a parameter more than once. */
export const isRepeated = (sent: URLSearchParams, name: string): boolean => sent.getAll(name).length > 1;

/** Refuses a repeated parameter (RFC 6749, sections 3.1 and 3.2). */
export function refuseRepeated(sent: URLSearchParams, names: Iterable<string> = sent.keys()) {
  for (const name of names) {
    if (isRepeated(sent, name)) throw new OAuthError('invalid_request', `${name} is in the request twice: send each parameter once.`);
  }
}

/** The codes of RFC 6749, RFC 6750, RFC 7591 and OpenID Connect Core that this provider uses, and two of NHS login. */
type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'invalid_scope'
  | 'access_denied'
  | 'consent_required'
  | 'request_not_supported'
  | 'request_uri_not_supported'
  | 'registration_not_supported'
  | 'invalid_token'
  | 'insufficient_scope'
  | 'invalid_client_metadata'
  | 'invalid_redirect_uri'
  | 'sso_login_required'
  | 'server_error'
  | 'not_found';

/** Ends a request with an OAuth error. `description` tells the developer of a client the fault and the fix. */
export class OAuthError extends Error {
  readonly description: string;

  constructor(
    readonly code: OAuthErrorCode,
    description: string,
    readonly status = 400,
  ) {
    super(`${code}: ${description}`);
    // The only characters that RFC 6749, section 5.2, allows. Some clients refuse others.
    this.description = description.replace(/["\\]/g, "'").replace(/[^ -~]/g, '?');
  }
}

/** RFC 6749, section 5.1. */
const notStored = { 'cache-control': 'no-store', pragma: 'no-cache' };

/** A JSON answer with `no-store`. */
export const json = (body: object, status = 200, headers: Record<string, string> = {}): Response =>
  HttpResponse.json(body, { status, headers: { ...notStored, ...headers } });

/** The answer of `respond`, or that of the OAuthError which it throws. */
export async function orErrorAnswer(respond: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    if (error instanceof OAuthError) return errorAnswer(error);
    throw error;
  }
}

/** The answer of an error. `more` are further members, such as `state`. */
export function errorAnswer({ code, description, status }: OAuthError, more: object = {}): Response {
  // RFC 6750, section 3: only for addresses that need a bearer token.
  const challenge: Record<string, string> =
    code === 'invalid_token' || code === 'insufficient_scope'
      ? { 'www-authenticate': `Bearer error="${code}", error_description="${description}"` }
      : {};
  return json({ error: code, error_description: description, ...more }, status, challenge);
}
