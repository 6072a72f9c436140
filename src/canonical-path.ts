import { addresses } from './paths';

/** Decodes the characters that occur in addresses of this app. What else is encoded, or malformed, stays as it is. */
export const decoded = (path: string) => path.replace(/%[2-7][\da-f]/gi, decodeURIComponent);

/** The spelling that this app uses for a path: no capitals, doubled slashes or percent-encoding. */
export const canonicalSpelling = (pathname: string) => `/${decoded(pathname).toLowerCase().split('/').filter(Boolean).join('/')}`;

/** The canonical spelling of an address of this app, which mail programs, proxies and users misspell. Any other path is unchanged. */
export function canonicalPath(pathname: string): string {
  const canonical = canonicalSpelling(pathname);
  return addresses.has(canonical) ? canonical : pathname;
}
