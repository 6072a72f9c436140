import { canonicalPath } from '@/canonical-path';
import { rewriteAddress } from '@/history';
import { paths } from '@/paths';

const emailed: readonly string[] = [paths.reset.newPassword, paths.reset.linkExpired];

/**
 * Removes the query of an emailed link from the address bar and returns it. The query contains a user name and a code, which no request,
 * analytics script or history entry may record. Returns an empty string at other addresses. The history entry records that a query was
 * removed, so that the page can show this after a reload.
 */
export function takeEmailedQuery(): string {
  const { pathname, search } = window.location;
  const path = canonicalPath(pathname);
  if (!emailed.includes(path) || search === '') return '';
  rewriteAddress(path, { linkTaken: true });
  return search;
}
