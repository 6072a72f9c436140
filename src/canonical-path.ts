import { addresses } from './paths';

/** Returns a path with a malformed percent-encoding unchanged. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The spelling that this app uses for a path: no capitals, doubled slashes or percent-encoding. */
export const canonicalSpelling = (pathname: string) => `/${decoded(pathname).toLowerCase().split('/').filter(Boolean).join('/')}`;

/**
 * The canonical spelling of an address of this app. Mail programs, proxies and users write paths with other capitals, slashes and
 * percent-encodings. An unknown path is returned unchanged.
 */
export function canonicalPath(pathname: string): string {
  const canonical = canonicalSpelling(pathname);
  return addresses.has(canonical) ? canonical : pathname;
}
