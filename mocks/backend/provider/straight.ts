import { emailOf, isPersonaId, type PersonaId, traitsOf } from '../../people/personas';
import type { Account, World } from '../model';
import { recordByNumber } from '../proofing/health-record-match';
import { uplift } from '../proofing/uplift';
import { accountByEmail } from '../world';
import type { Login } from './grants';
import { OAuthError } from './oauth-error';
import { levelNeeded } from './vectors-of-trust';

/**
 * Skips the journey of a persona: logs in as the vectors require, matches the health record, proves the identity,
 * and agrees. Refuses when the persona could not do so.
 */
export function goStraight(world: World, persona: string, clientId: string, vtr: unknown): { account: Account; login: Login } {
  const account = isPersonaId(persona) ? accountByEmail(world, emailOf(persona)) : undefined;
  if (!account || !isPersonaId(persona)) {
    throw new OAuthError('invalid_request', `mock_persona is ${persona || 'missing'}, who has no account: /mock lists the personas.`);
  }
  if (account.authcodeRefusal) throw new OAuthError('access_denied', `${persona} may not log in: ${account.authcodeRefusal.body.error}.`);
  const login = { credentials: credentialsFor(account, vtr), at: world.clock.now() };
  const needed = levelNeeded(vtr, login.credentials) ?? 'P0';
  if (account.provenLevel === 'P0' && needed !== 'P0') matchToRecord(world, account, persona);
  if (needed === 'P9') account.provenLevel = 'P9';
  account.agreedWith.push(clientId);
  account.termsUpdateNeeded = false;
  return { account, login };
}

function matchToRecord(world: World, account: Account, persona: PersonaId) {
  const { details } = traitsOf(persona);
  if (!details) {
    const others = 'take mock_persona=mobile, uplift or proven, or ask for P0';
    throw new OAuthError('access_denied', `${persona} has no health record to be matched to: ${others}.`);
  }
  try {
    uplift(world, account, () => recordByNumber(details));
  } catch (error) {
    throw new OAuthError('access_denied', `${persona} cannot be matched to a health record: ${(error as Error).message}.`);
  }
}

/** A passkey if the client accepts nothing else, or the user has nothing else. */
function credentialsFor({ passkeysEnabled, mobile, landline }: Account, vtr: unknown): Login['credentials'] {
  const byPhone = (mobile !== null || landline !== null) && levelNeeded(vtr, 'Cp.Cd') !== undefined;
  return passkeysEnabled && !byPhone ? 'Cm' : 'Cp.Cd';
}
