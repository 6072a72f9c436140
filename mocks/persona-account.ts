import { rememberDevice, type Account } from './account';
import { emptyTally, lock, wrongTriesAllowed } from './locks';
import { passkeyElsewhere } from './passkey';
import { emailOf, password, rememberedToken, traitsOf, type PersonaId } from './personas';

/** A fresh account of a persona, as it stands at `now` (milliseconds since 1970). */
export function accountOf(id: PersonaId, now: number): Account {
  const account: Account = {
    ...traitsOf(id),
    id: `account-${id}`,
    email: emailOf(id),
    password,
    rememberedDevices: [],
    passwordTries: emptyTally(),
    codeTries: emptyTally(),
    codeRequests: emptyTally(),
    passkeys: [],
    passkeyTries: emptyTally(),
    matchTries: emptyTally(),
    remindersSentAt: [],
  };
  if (account.rememberedDevice) rememberDevice(account, now, rememberedToken(id));
  if (account.passkeysEnabled) account.passkeys.push(passkeyElsewhere(account.id));
  lockFromTheStart(account, now);
  return account;
}

/** Puts the locks into force that a persona comes with, 15 minutes from `now` (milliseconds since 1970), or has come close to. */
export function lockFromTheStart(account: Account, now: number) {
  if (account.lockedOut) lock(account.passwordTries, now);
  if (account.passkeysLocked) lock(account.passkeyTries, now);
  if (account.failedMatches > 0) account.matchTries = { ...emptyTally(), count: account.failedMatches, lastAt: now };
  if (account.failedMatches >= wrongTriesAllowed) lock(account.matchTries, now);
}
