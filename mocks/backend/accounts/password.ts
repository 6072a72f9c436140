import { field } from '../http/body';
import { Refusal } from '../http/refusal';
import { emptyTally } from '../locks';
import type { Account, Visit } from '../model';

/** The password in a call's body. Refuses one without 8 characters and a capital letter. */
export function givenNewPassword(visit: Visit, name: string): string {
  const password = field(visit, name);
  if (password.length < 8 || !/[A-Z]/.test(password)) throw new Refusal(400, { error: 'Invalid password' });
  return password;
}

/** Changes an account's password, and ends a lock after wrong passwords. */
export function setPassword(account: Account, password: string) {
  account.password = password;
  account.passwordTries = emptyTally();
  account.lockedOut = false;
}
