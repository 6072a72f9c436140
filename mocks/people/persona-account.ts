import { blankAccount } from '../backend/accounts/accounts';
import { day } from '../backend/clock';
import { emptyTally, lock, wrongTriesAllowed } from '../backend/locks';
import type { Account } from '../backend/model';
import { passkeyElsewhere } from '../backend/passkey/passkey';
import { rememberDevice } from '../backend/sign-in/sign-in';
import { emailOf, password, type PersonaId, personas, rememberedToken, traitsOf } from './personas';

/** The accounts of all personas with one, at `now` (milliseconds since 1970). */
export const accountsAt = (now: number): Account[] =>
  (Object.keys(personas) as PersonaId[]).map((id) => accountOf(id, now)).filter((account) => account.status !== 'NOT_FOUND');

/** A new account of a persona, at `now` (milliseconds since 1970). */
function accountOf(id: PersonaId, now: number): Account {
  const account = blankAccount(traitsOf(id), { id: `account-${id}`, email: emailOf(id), password });
  if (account.rememberedDevice) rememberDevice(account, now, rememberedToken(id));
  if (account.passkeysEnabled) account.passkeys.push(passkeyElsewhere(account.id));
  lockFromTheStart(account, now);
  return account;
}

/** Sets a persona's locks for 15 minutes from `now` (milliseconds since 1970), its failed attempts, and its pending change for a day. */
export function lockFromTheStart(account: Account, now: number) {
  if (account.lockedOut) lock(account.passwordTries, now);
  if (account.passkeysLocked) lock(account.passkeyTries, now);
  if (account.pendingPhoneChange) account.phoneChange = { method: 'mobile', number: '+447700900777', until: now + day };
  if (account.failedMatches > 0) account.matchTries = { ...emptyTally(), count: account.failedMatches, lastAt: now };
  if (account.failedMatches >= wrongTriesAllowed) lock(account.matchTries, now);
}
