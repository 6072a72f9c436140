import type { Visit } from '../model';

/** Whether the body is a submitted form rather than JSON. */
export const isForm = (request: Request): boolean =>
  request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;

/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An address on this server's own origin. Undefined for any other, which would be an open redirect. */
export function ownAddress({ url }: Visit, address: string | null): string | undefined {
  if (!address || !URL.canParse(address, url.origin)) return undefined;
  const target = new URL(address, url.origin);
  return target.origin === url.origin ? target.href : undefined;
}

/** A value as text. Empty when it is missing or not a string. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A field of the body as text. */
export const field = ({ body }: Visit, name: string): string => textOf(body[name]);

/** The lookup key of an email address: lower case, trimmed. */
export const plainEmail = (email: string): string => email.trim().toLowerCase();
