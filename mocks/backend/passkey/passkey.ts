import { generateRegistrationOptions, type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import { createHash } from 'node:crypto';
import { minute } from '../clock';
import { Refusal } from '../http/refusal';
import type { Account, ChallengeKey, Passkey, Visit, World } from '../model';

/** Requests a discoverable passkey (W3C Web Authentication, PublicKeyCredentialCreationOptionsJSON). */
export async function creationOptions({ world, url }: Visit, account: Account) {
  const options = await generateRegistrationOptions({
    rpName: 'NHS login (mock)',
    rpID: url.hostname,
    userName: account.email,
    // The same in every world, so that a new passkey replaces the device's passkey of an earlier world.
    userID: new TextEncoder().encode(account.id),
    excludeCredentials: descriptorsOf(account),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  rememberChallenge(world, `create:${account.id}`, options.challenge);
  return options;
}

/** Adds a new passkey to the account; refuses with 400 and the reason. */
export async function addPasskey(visit: Visit, account: Account) {
  const challenge = takeChallenge(visit.world, `create:${account.id}`);
  if (!challenge) throw new Refusal(400, { error: 'The passkey was not asked for, or took more than five minutes.' });
  const { registrationInfo } = await verifyRegistrationResponse({
    response: visit.body.credential as RegistrationResponseJSON,
    expectedChallenge: challenge,
    ...expectedSite(visit),
  }).catch((error: unknown) => {
    throw new Refusal(400, { error: String(error) });
  });
  if (!registrationInfo) throw new Refusal(400, { error: 'The passkey could not be verified.' });
  account.passkeys.push(registrationInfo.credential);
}

/** Removes the passkeys that a visitor has created. The devices retain theirs, as after a deletion on a server. */
export function forgetPasskeys(account: Account) {
  account.passkeys = account.passkeys.filter(isElsewhere);
}

/** A passkey on an absent device: no browser has it, and no signature verifies, because there is no public key. */
export const passkeyElsewhere = (ownerId: string): Passkey => ({
  id: createHash('sha256').update(ownerId).digest('base64url'),
  publicKey: new Uint8Array(),
  counter: 0,
  transports: ['internal', 'hybrid'],
});

/** Whether it is the persona's own passkey, rather than one that a visitor has created. */
const isElsewhere = ({ publicKey }: Passkey): boolean => publicKey.length === 0;

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
