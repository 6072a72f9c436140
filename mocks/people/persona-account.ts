import { rememberDevice, type Account } from '../backend/accounts/account';
import { blankAccount } from '../backend/accounts/blank-account';
import { day } from '../backend/clock';
import { emptyTally, lock, wrongTriesAllowed } from '../backend/locks';
import { passkeyElsewhere } from '../backend/passkey/passkey';
import { emailOf, password, rememberedToken, traitsOf, type PersonaId } from './personas';

/** A fresh account of a persona, as it stands at `now` (milliseconds since 1970). */
export function accountOf(id: PersonaId, now: number): Account {
  const account = blankAccount(traitsOf(id), { id: `account-${id}`, email: emailOf(id), password });
  if (account.rememberedDevice) rememberDevice(account, now, rememberedToken(id));
  if (account.passkeysEnabled) account.passkeys.push(passkeyElsewhere(account.id));
  lockFromTheStart(account, now);
  return account;
}

/**
 * Puts the locks into force that a persona comes with, 15 minutes from `now` (milliseconds since 1970), or has come close to, and
 * the change that is pending, for a day.
 */
export function lockFromTheStart(account: Account, now: number) {
  if (account.lockedOut) lock(account.passwordTries, now);
  if (account.passkeysLocked) lock(account.passkeyTries, now);
  if (account.pendingPhoneChange) account.phoneChange = { method: 'mobile', number: '+447700900777', until: now + day };
  if (account.failedMatches > 0) account.matchTries = { ...emptyTally(), count: account.failedMatches, lastAt: now };
  if (account.failedMatches >= wrongTriesAllowed) lock(account.matchTries, now);
}
