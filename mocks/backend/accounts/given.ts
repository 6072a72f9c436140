import { field } from '../http/body';
import { Refusal } from '../http/refusal';
import { emptyTally } from '../locks';
import type { Account, OtpMethod, Visit } from '../model';
import { liveSession } from '../sign-in/session';

/** Looser than the app's own rule, like the second check of a server. */
const emailShape = /^\S+@[^\s@]+\.[^\s@]+$/;

/** The email address in a call's body. Refuses a malformed one, and a call without a live session. */
export function givenEmail(visit: Visit): string {
  liveSession(visit);
  const email = field(visit, 'email');
  if (!emailShape.test(email)) throw new Refusal(400, { error: 'Invalid email address' });
  return email;
}

/** ITU-T E.164. The mock sends no codes to North America, or to landlines of other countries. */
const shapes = { mobile: /^\+(?!1)[1-9]\d{6,14}$/, landline: /^\+44[123]\d{8,9}$/ };

/** The phone number in a call's body. Refuses one that cannot receive a code. */
export function givenNumber(visit: Visit, method: OtpMethod): string {
  const number = field(visit, `${method}_number`);
  if (!shapes[method].test(number)) throw new Refusal(400, { error: 'Invalid phone number' });
  return number;
}

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
