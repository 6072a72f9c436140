import { addresses } from './paths';

/** A stray percent sign makes no path: it stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The one spelling of an address of this app, whatever the case, the slashes and the percent-encoding in which a mail program, a proxy
 * or a person has written its path. A path that is unknown in every spelling stays as it is.
 */
export function canonicalPath(pathname: string): string {
  const canonical = `/${decoded(pathname).toLowerCase().split('/').filter(Boolean).join('/')}`;
  return addresses.has(canonical) ? canonical : pathname;
}
