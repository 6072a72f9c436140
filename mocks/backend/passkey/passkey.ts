import { createHash } from 'node:crypto';
import { minute } from '../clock';
import type { Account, ChallengeKey, Passkey, Visit, World } from '../model';

/** A passkey on an absent device: no browser has it, and no signature verifies, because there is no public key. */
export const passkeyElsewhere = (ownerId: string): Passkey => ({
  id: createHash('sha256').update(ownerId).digest('base64url'),
  publicKey: new Uint8Array(),
  counter: 0,
  transports: ['internal', 'hybrid'],
});

/** Whether it is the persona's own passkey, rather than one that a visitor has created. */
export const isElsewhere = ({ publicKey }: Passkey): boolean => publicKey.length === 0;

/** The passkeys of an account in the format for browsers (W3C Web Authentication, PublicKeyCredentialDescriptorJSON). */
export const descriptorsOf = (account: Account | undefined) =>
  (account?.passkeys ?? []).map(({ id, transports }) => ({ id, type: 'public-key', transports }));

/** The relying party id, from the browser's own origin, because a proxy may hide it from the server. */
export const expectedSite = ({ request, url }: Visit) => ({
  expectedOrigin: request.headers.get('origin') ?? url.origin,
  expectedRPID: url.hostname,
});

const lifetime = 5 * minute;

/** Stores a challenge for five minutes. */
export function rememberChallenge(world: World, key: ChallengeKey, value: string) {
  world.challenges.set(key, { value, until: world.clock.now() + lifetime });
}

/** Returns a challenge once. Undefined when it is unknown, used or expired. */
export function takeChallenge(world: World, key: ChallengeKey): string | undefined {
  const challenge = world.challenges.get(key);
  world.challenges.delete(key);
  return challenge && world.clock.now() < challenge.until ? challenge.value : undefined;
}
