import { isForm } from '../http/body';
import type { Visit } from '../model';
import { OAuthError } from './oauth-error';

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
