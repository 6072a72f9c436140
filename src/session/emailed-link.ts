import { canonicalSpelling, decoded } from '@/canonical-path';
import { rewriteAddress } from '@/history';
import { serverNow } from './clock';

/** The formats of the parameters of a reset link. A username may also be an email address. */
export const linkParts = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  code: /^\d{6}$/,
  /** Epoch milliseconds. */
  expiry: /^\d{13}$/,
};

/** Compares with the server's clock, or with the device's before the first answer. */
export const hasExpired = ({ expiry }: { expiry: number }) => expiry < serverNow();

/** An address below `/reset` and its query, in the spellings of mail programs and users. Undefined if there is no query. */
export function emailedLink() {
  const { pathname, search, hash } = window.location;
  const [, path, rest = ''] = decoded(decoded(pathname)).split(/^\W*(reset\b[a-z/-]*)/i);
  const query = search || (/[\d=]/.test(rest + hash) ? `?${rest}${hash}` : '');
  return path && query ? { path: canonicalSpelling(path), query } : undefined;
}

/**
 * Removes the query of an emailed link from the address bar and returns it. The query contains a user name and a code, which no request,
 * analytics script or history entry may record. Returns an empty string at other addresses. The history entry records that a query was
 * removed, so that the page can show this after a reload.
 */
export function takeEmailedQuery(): string {
  const link = emailedLink();
  if (link) rewriteAddress(link.path, { linkTaken: true });
  return link?.query ?? '';
}
