import { createHash } from 'node:crypto';
import type { Account, Passkey, Visit } from '../model';

/** A passkey on a device that is not at hand: no browser holds it, and nothing passes for it, because there is no key to check against. */
export const passkeyElsewhere = (ownerId: string): Passkey => ({
  id: createHash('sha256').update(ownerId).digest('base64url'),
  publicKey: new Uint8Array(),
  counter: 0,
  transports: ['internal', 'hybrid'],
});

/** Whether it is the one that a persona comes with, rather than one that a visitor has created. */
export const isElsewhere = ({ publicKey }: Passkey): boolean => publicKey.length === 0;

/** The passkeys of an account as a browser is told of them (W3C Web Authentication, PublicKeyCredentialDescriptorJSON). */
export const descriptorsOf = (account: Account | undefined) =>
  (account?.passkeys ?? []).map(({ id, transports }) => ({ id, type: 'public-key', transports }));

/** Which site a passkey is for. The browser knows its own origin better than a server behind a proxy does. */
export const expectedSite = ({ request, url }: Visit) => ({
  expectedOrigin: request.headers.get('origin') ?? url.origin,
  expectedRPID: url.hostname,
});
