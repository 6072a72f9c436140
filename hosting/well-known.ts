import { encoded } from './escaped.ts';
import type { Settings } from './headers.ts';

/** The addresses below /.well-known/ (RFC 8615) that the settings decide. */
const addresses = {
  /** Redirects to the account settings (W3C, "A Well-Known URL for Changing Passwords"). */
  changePassword: '/.well-known/change-password',
  passkeyEndpoints: '/.well-known/passkey-endpoints',
  /** RFC 9116, 3. */
  securityText: '/.well-known/security.txt',
} as const;

/** Whether the settings decide the answer of this address, with or without a query. */
export const isOfSettings = (url = '') => Object.values<string>(addresses).includes(url.replace(/\?.*/, ''));

const line = (name: string, value: string) => `${name}: ${encoded(value, /[^ -~]/gu)}`;
const each = (name: string, list: string) => list.split(/, */).map((value) => line(name, value));

/** The contact for reports of vulnerabilities (RFC 9116, 2.5). Undefined if the operator names none, because the file requires a contact. A
 * build reads no clock, so `Expires` is the operator's; the standard recommends less than a year ahead.
 */
export function securityText({ contact, expires, policy, canonical, languages }: Settings['securityText']): string | undefined {
  if (!contact) return undefined;
  return [
    ...each('Contact', contact),
    line('Expires', expires),
    ...(policy ? each('Policy', policy) : []),
    // One line for all of them (2.5.8).
    ...(languages ? [line('Preferred-Languages', languages)] : []),
    ...(canonical ? each('Canonical', canonical) : []),
    '',
  ].join('\n');
}

/** The page where users create and manage passkeys (W3C, "A Well-Known URL for Relying Party Passkey Endpoints", 3.1). Undefined without one. */
export const passkeyEndpoints = ({ passkeySettingsUrl: page }: Settings): string | undefined =>
  page ? `${JSON.stringify({ enroll: page, manage: page })}\n` : undefined;

/** The files of these addresses. Undefined if the settings leave a file out. */
export const wellKnownFiles = (settings: Settings): ReadonlyMap<string, string | undefined> =>
  new Map([
    [addresses.securityText, securityText(settings.securityText)],
    [addresses.passkeyEndpoints, passkeyEndpoints(settings)],
  ]);
