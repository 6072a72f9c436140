import { type AuthenticationResponseJSON, generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { minute } from '../clock';
import { field, isRecord } from '../http/body';
import type { Responders } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import { countWrongTry, emptyTally, isLocked } from '../locks';
import type { Account, Passkey, Visit, World } from '../model';
import { refuseWhenChanging } from '../recovery/change-number';
import { liveSession } from '../sign-in/session';
import { completionAddress } from '../sign-in/sign-in';
import { accountByEmail } from '../world';
import { descriptorsOf, expectedSite, rememberChallenge, takeChallenge } from './passkey';

export const passkeyHandlers = { 'passkey-options': passkeyOptions, 'passkey-verify': verifyPasskey } satisfies Partial<Responders>;

/** Requests a passkey of the last checked account, or any passkey without one. */
async function passkeyOptions(visit: Visit) {
  const { world, url } = visit;
  const account = accountByEmail(world, liveSession(visit).email ?? '');
  if (account) refuseWhenBarred(account, world.clock.now());
  const options = await generateAuthenticationOptions({
    rpID: url.hostname,
    userVerification: 'required',
    timeout: minute,
    allowCredentials: descriptorsOf(account),
  });
  const transaction = crypto.randomUUID();
  rememberChallenge(world, `log-in:${transaction}`, options.challenge);
  return { authentication_options: options, transaction_id: transaction };
}

/** Verifies the browser's signature. The fifth wrong one locks passkeys for 15 minutes. */
async function verifyPasskey(visit: Visit) {
  const { world, body } = visit;
  const session = liveSession(visit);
  const challenge = takeChallenge(world, `log-in:${field(visit, 'transaction_id')}`);
  if (!challenge) throw new Refusal(400, { error: 'Invalid transaction' });
  const credential = isRecord(body.authentication_credential) ? body.authentication_credential : {};
  const { account, passkey } = holderOf(world, credential.id);
  refuseWhenBarred(account, world.clock.now());
  const counter = await counterAfter(visit, credential, passkey, challenge);
  if (counter === undefined) return notVerified(account, world.clock.now());
  passkey.counter = counter;
  account.passkeyTries = emptyTally();
  return { verified: true, redirect_uri: completionAddress(world, session, account, 'Cm'), account_id: account.id };
}

/** Refuses while the passkeys of an account are locked, and during a change of its phone number. */
export function refuseWhenBarred(account: Account, now: number) {
  if (isLocked(account.passkeyTries, now)) throw new Refusal(429, { error: 'Passkey login attempts exceeded' });
  refuseWhenChanging(account, now);
}

function holderOf(world: World, id: unknown): { account: Account; passkey: Passkey } {
  for (const account of world.accounts) {
    const passkey = account.passkeys.find((held) => held.id === id);
    if (passkey) return { account, passkey };
  }
  throw new Refusal(404, { error: 'Credential not found' });
}

/** The authenticator's signature counter (W3C Web Authentication, section 6.1.1). Undefined when the verification fails. */
async function counterAfter(visit: Visit, credential: unknown, passkey: Passkey, challenge: string): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      ...expectedSite(visit),
      requireUserVerification: true,
      credential: passkey,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws for most failures, malformed data included.
    return undefined;
  }
}

function notVerified(account: Account, now: number) {
  if (countWrongTry(account.passkeyTries, now)) throw new Refusal(429, { error: 'Passkey login attempts exceeded' });
  return { verified: false, redirect_uri: null, account_id: null };
}
