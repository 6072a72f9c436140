import { createHash } from 'node:crypto';
import type { Account } from '../model';

/** The `sub` of an account: a UUID (RFC 9562, in the form of version 5) that does not change when the server restarts. */
export function subjectOf({ id }: Account): string {
  const hash = createHash('sha256').update(id).digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), `5${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}
