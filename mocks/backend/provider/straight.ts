import { emailOf, isPersonaId, type PersonaId, traitsOf } from '../../people/personas';
import { Refusal } from '../http/refusal';
import type { Account, World } from '../model';
import { refuseWhenBarred } from '../passkey/passkey-login';
import { proofDue } from '../proofing/next-proof';
import { recordByNumber, uplift } from '../proofing/uplift';
import { checkSignIn } from '../sign-in/sign-in';
import { accountByEmail } from '../world';
import type { Login } from './grants';
import { OAuthError } from './oauth-error';
import { levelNeeded } from './vectors-of-trust';

const denied = (description: string) => new OAuthError('access_denied', description);

/**
 * Skips the journey of a persona: logs in as the vectors require, matches the health record, proves the identity,
 * and agrees. Refuses when the persona could not do so on the app's pages.
 */
export function goStraight(world: World, persona: string, clientId: string, vtr: unknown): { account: Account; login: Login } {
  if (!isPersonaId(persona)) {
    throw new OAuthError('invalid_request', `mock_persona is ${persona || 'missing'}: /mock lists the personas.`);
  }
  const account = accountByEmail(world, emailOf(persona));
  if (!account) throw denied(`${persona} has no account: register it on the app's pages, or take mock_persona=mobile.`);
  const login = { credentials: credentialsFor(account, vtr), at: world.clock.now() };
  try {
    logIn(world, account, login);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { cid_error_code: code } = error.body;
    throw denied(`${persona} may not log in: ${error.message}${code ? ` (${code})` : ''}.`);
  }
  const needed = levelNeeded(vtr, login.credentials) ?? 'P0';
  if (account.provenLevel === 'P0' && needed !== 'P0') matchToRecord(world, account, persona);
  account.matchNotNoticed = false;
  if (proofDue(account, vtr, login)) account.provenLevel = 'P9';
  account.agreedWith.push(clientId);
  account.termsUpdateNeeded = false;
  return { account, login };
}

/** The checks of the pages between the email address and the code. Refuses where a page asks for more than a password, a code or a passkey. */
function logIn(world: World, account: Account, { credentials, at }: Login) {
  const { status, signInState, mobile, landline, authcodeRefusal } = account;
  const byPasskey = credentials === 'Cm';
  if (byPasskey) refuseWhenBarred(account, at);
  else checkSignIn(world, account, account.password);
  const barred = (what: string) => new Refusal(401, { error: `the account ${what}` });
  if (status !== 'CONFIRMED') throw barred(`is ${status}`);
  if (!byPasskey && signInState !== 'VERIFIED') throw barred(`is ${signInState} after the password`);
  if (!byPasskey && mobile === null && landline === null) throw barred('has no phone number, and no passkey');
  if (authcodeRefusal) throw new Refusal(authcodeRefusal.status, authcodeRefusal.body);
}

function matchToRecord(world: World, account: Account, persona: PersonaId) {
  const { details } = traitsOf(persona);
  if (!details) {
    const others = 'take mock_persona=mobile, uplift or proven, or ask for P0';
    throw denied(`${persona} has no health record to be matched to: ${others}.`);
  }
  try {
    uplift(world, account, () => recordByNumber(details));
  } catch (error) {
    throw denied(`${persona} cannot be matched to a health record: ${(error as Error).message}.`);
  }
}

/** A passkey if the client accepts nothing else, or the user has nothing else. */
function credentialsFor({ passkeys, mobile, landline }: Account, vtr: unknown): Login['credentials'] {
  const byPhone = (mobile !== null || landline !== null) && levelNeeded(vtr, 'Cp.Cd') !== undefined;
  return passkeys.length > 0 && !byPhone ? 'Cm' : 'Cp.Cd';
}
