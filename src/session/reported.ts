import { canonicalPath } from '@/canonical-path';
import { addresses } from '@/paths';

/** The address without its query, if it is one of the service: any other may be a secret or a name. */
export function reportedAddress(): string {
  const path = canonicalPath(window.location.pathname);
  return addresses.has(path) ? path : 'other';
}

/** The id of the build that made this document. */
export const reportedBuild = () => document.documentElement.dataset.build ?? 'unknown';
