import { canonicalPath } from '@/canonical-path';
import { config } from '@/config';
import { addresses } from '@/paths';

/** The address without its query, if it is one of the service: any other may be a secret or a name. */
export function reportedAddress(): string {
  const path = canonicalPath(window.location.pathname);
  return addresses.has(path) ? path : 'other';
}

/** The id of the build that made this document. */
const reportedBuild = () => document.documentElement.dataset.build ?? 'unknown';

/**
 * Sends one report, which outlives the document. Not by `sendBeacon`: that one sends the cookies of the session along. As plain text, which
 * needs no preflight on another origin; nobody reads the answer. A report that is lost is lost.
 */
export function send(fields: Readonly<Record<string, string | number>>) {
  const body = JSON.stringify({ build: reportedBuild(), address: reportedAddress(), ...fields });
  fetch(config.reportsUrl, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body }).catch(() => undefined);
}
