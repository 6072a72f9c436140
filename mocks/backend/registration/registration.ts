import { traitsAt } from '../../people/personas';
import { blankAccount } from '../accounts/blank-account';
import { givenEmail } from '../accounts/given-email';
import { givenNewPassword, setPassword } from '../accounts/password';
import { plainEmail } from '../accounts/plain-email';
import { Refusal } from '../http/refusal';
import { limitRequests } from '../locks';
import type { Account, Visit, World } from '../model';
import { accountByEmail } from '../world';
import { sendEmailCode } from './email-code';

/** The address in a call's body. Refuses one with a confirmed account. An unconfirmed account may be registered again. */
export function freeEmail(visit: Visit): string {
  const email = givenEmail(visit);
  const account = accountByEmail(visit.world, email);
  if (account && account.status !== 'UNCONFIRMED') throw new Refusal(409, { error: 'User already exists' });
  return email;
}

/** Creates an account, which waits for the emailed code. */
export function register(visit: Visit) {
  const { world } = visit;
  const email = freeEmail(visit);
  const password = givenNewPassword(visit, 'password');
  limitRequests(world, 'registration', email, 'Too many attempts');
  beginAccount(world, email, password);
  return { status: 'ok' };
}

/** Creates an account, or restarts an unconfirmed one, and emails the code. */
export function beginAccount(world: World, email: string, password: string): Account {
  const account = accountByEmail(world, email) ?? newAccount(world, plainEmail(email));
  setPassword(account, password);
  sendEmailCode(world, account);
  return account;
}

/** Emails another code. The answer does not reveal whether the account needs one. */
export function resendEmailCode(visit: Visit) {
  const { world } = visit;
  const email = givenEmail(visit);
  limitRequests(world, 'another email code', email, 'Too many requests');
  const account = accountByEmail(world, email);
  if (account?.status === 'UNCONFIRMED') sendEmailCode(world, account);
  return {};
}

/** A new account at a persona's address has that persona's traits. */
function newAccount(world: World, email: string) {
  const begun = { status: 'UNCONFIRMED', signInState: 'UNREGISTERED', mobile: null, landline: null } as const;
  const account = blankAccount({ ...traitsAt(email), ...begun }, { id: crypto.randomUUID(), email, password: '' });
  world.accounts.push(account);
  return account;
}
