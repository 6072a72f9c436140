import { canonicalPath } from '@/canonical-path';
import { rewriteAddress } from '@/history';
import { paths } from '@/paths';

const emailed: readonly string[] = [paths.reset.newPassword, paths.reset.linkExpired];

/**
 * The query of a link from an email, taken out of the address bar before anything else can read it there: no request, no script
 * of analytics and no history keeps whose it is and the code in it. Empty at other addresses.
 */
export function takeEmailedQuery(): string {
  const { pathname, search } = window.location;
  const path = canonicalPath(pathname);
  if (!emailed.includes(path) || search === '') return '';
  rewriteAddress(path);
  return search;
}
