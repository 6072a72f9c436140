import { addresses } from './paths';

/** A stray percent sign makes no path: it stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A path in the spelling of the addresses of this app: without capitals, doubled slashes and percent-encoding. */
export const canonicalSpelling = (pathname: string) => `/${decoded(pathname).toLowerCase().split('/').filter(Boolean).join('/')}`;

/**
 * The one spelling of an address of this app, whatever the case, the slashes and the percent-encoding in which a mail program, a proxy
 * or a person has written its path. A path that is unknown in every spelling stays as it is.
 */
export function canonicalPath(pathname: string): string {
  const canonical = canonicalSpelling(pathname);
  return addresses.has(canonical) ? canonical : pathname;
}
