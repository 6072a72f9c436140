import { canonicalPath } from '@/canonical-path';
import { rewriteAddress } from '@/history';
import { paths } from '@/paths';

const emailed: readonly string[] = [paths.reset.newPassword, paths.reset.linkExpired];

/**
 * Takes the query of an emailed link out of the address bar, before a request, the analytics script or the history can record the person
 * and the code in it. Empty at other addresses. The entry keeps that there was one: after a reload the page can say so.
 */
export function takeEmailedQuery(): string {
  const { pathname, search } = window.location;
  const path = canonicalPath(pathname);
  if (!emailed.includes(path) || search === '') return '';
  rewriteAddress(path, { linkTaken: true });
  return search;
}
