import { generateRegistrationOptions, type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import { Refusal } from '../http/refusal';
import type { Account, Visit } from '../model';
import { descriptorsOf, expectedSite, isElsewhere, rememberChallenge, takeChallenge } from './passkey';

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
