import { serverNow } from './clock';

/** What the parameters of a reset link look like. A username may be an email address instead. */
export const linkParts = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  code: /^\d{6}$/,
  /** Epoch milliseconds. */
  expiry: /^\d{13}$/,
};

/** Compares with the server's clock, or with this device's until an answer has shown the server's time. */
export const hasExpired = ({ expiry }: { expiry: number }) => expiry < serverNow();

const plainEmail = /^[a-z0-9_.+-]+(@|%40)[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/**
 * Whether a query is that of a reset link which has not expired, as the service writes it. `reset-link.ts` also reads what mail programs
 * make of a link.
 */
export function isPlainLink(search: string): boolean {
  const [, username = '', code = '', expiry = ''] = /^\?username=([^&]+)&code=([^&]+)&expiry=([^&]+)$/.exec(search) ?? [];
  const known = linkParts.uuid.test(username) || plainEmail.test(username);
  return known && linkParts.code.test(code) && linkParts.expiry.test(expiry) && !hasExpired({ expiry: Number(expiry) });
}
