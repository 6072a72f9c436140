import { field } from '../http/body';
import { Refusal } from '../http/refusal';
import { emptyTally } from '../locks';
import type { Account, Visit } from '../model';

/** A password that is chosen now: at least 8 characters, one of them a capital letter; refuses any other. */
export function givenNewPassword(visit: Visit, name: string): string {
  const password = field(visit, name);
  if (password.length < 8 || !/[A-Z]/.test(password)) throw new Refusal(400, { error: 'Invalid password' });
  return password;
}

/** Gives an account another password. It ends a lock that wrong ones have brought. */
export function setPassword(account: Account, password: string) {
  account.password = password;
  account.passwordTries = emptyTally();
  account.lockedOut = false;
}
