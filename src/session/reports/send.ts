import { canonicalPath } from '@/canonical-path';
import { config } from '@/config';
import { addresses } from '@/paths';

/** The address without its query, if it is an address of the service. Any other may contain a secret or a name. */
export function reportedAddress(): string {
  const path = canonicalPath(window.location.pathname);
  return addresses.has(path) ? path : 'other';
}

/** The id of the build that created this document. */
const reportedBuild = () => document.documentElement.dataset.build ?? 'unknown';

/**
 * Sends one report, even if the document is unloaded. `sendBeacon` would send the session's cookies. Plain text needs no preflight on
 * another origin. Nothing reads the answer, and a report that fails is not sent again.
 */
export function send(fields: Readonly<Record<string, string | number>>) {
  const body = JSON.stringify({ build: reportedBuild(), address: reportedAddress(), ...fields });
  fetch(config.reportsUrl, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body }).catch(() => undefined);
}
