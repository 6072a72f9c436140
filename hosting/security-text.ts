import { encoded } from './escaped.ts';
import type { Settings } from './headers.ts';

/** The file's address (RFC 9116, 3), and its media type there. */
export const securityTextAddress = '/.well-known/security.txt';
export const securityTextType = 'text/plain; charset=utf-8';

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
