import { traitsAt } from '../../people/personas';
import { blankAccount, givenEmail, givenNewPassword, givenNumber, maskedNumbers, setPassword } from '../accounts/accounts';
import { hour } from '../clock';
import { field, plainEmail } from '../http/body';
import type { Responders } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import { addressTally, countWrongTry, isLocked, limitRequests } from '../locks';
import type { Account, OtpMethod, Visit, World } from '../model';
import { sendCode, sixDigits } from '../sign-in/security-code';
import { liveSession, recognise, signedInAccount } from '../sign-in/session';
import { accountByEmail, deliver } from '../world';

export const registrationHandlers = {
  'validate-email': (visit) => void freeEmail(visit),
  register,
  'verify-email': verifyEmail,
  'resend-email-code': resendEmailCode,
  mobile: (visit) => registerNumber(visit, 'mobile'),
  landline: (visit) => registerNumber(visit, 'landline'),
} satisfies Partial<Responders>;

/** The address in a call's body. Refuses one with a confirmed account. An unconfirmed account may be registered again. */
function freeEmail(visit: Visit): string {
  const email = givenEmail(visit);
  const account = accountByEmail(visit.world, email);
  if (account && account.status !== 'UNCONFIRMED') throw new Refusal(409, { error: 'User already exists' });
  return email;
}

function register(visit: Visit) {
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
function resendEmailCode(visit: Visit) {
  const { world } = visit;
  const email = givenEmail(visit);
  limitRequests(world, 'another email code', email, 'Too many requests');
  const account = accountByEmail(world, email);
  if (account?.status === 'UNCONFIRMED') sendEmailCode(world, account);
}

/** A new account at a persona's address has that persona's traits. */
function newAccount(world: World, email: string) {
  const begun = { status: 'UNCONFIRMED', signInState: 'UNREGISTERED', mobile: null, landline: null } as const;
  const account = blankAccount({ ...traitsAt(email), ...begun }, { id: crypto.randomUUID(), email, password: '' });
  world.accounts.push(account);
  return account;
}

const lifetime = hour;

/** Emails a code that confirms the address, and replaces an earlier one. */
function sendEmailCode(world: World, account: Account) {
  const digits = sixDigits();
  account.emailCode = { digits, sentAt: world.clock.now() };
  deliver(world, { kind: 'email', to: account.email, code: digits, text: 'This code confirms your email address. It works for 1 hour.' });
}

const emailCodeExpired = (code: NonNullable<Account['emailCode']>, now: number): boolean => now - code.sentAt >= lifetime;

/** Ensures that an unconfirmed account has a valid code, without invalidating one in a sent email. */
export function offerEmailCode(world: World, account: Account) {
  if (!account.emailCode || emailCodeExpired(account.emailCode, world.clock.now())) sendEmailCode(world, account);
}

/** Confirms an address once by its emailed code, and lets the session continue. The fifth wrong code locks for 15 minutes. */
function verifyEmail(visit: Visit) {
  const { world } = visit;
  const email = givenEmail(visit);
  const now = world.clock.now();
  const tries = addressTally(world, 'wrong email code', email);
  if (isLocked(tries, now)) throw tooManyAttempts();
  const account = accountByEmail(world, email);
  const code = account?.emailCode;
  if (code && emailCodeExpired(code, now)) throw new Refusal(400, { error: 'Code has expired' });
  if (!code || field(visit, 'code') !== code.digits) {
    throw countWrongTry(tries, now) ? tooManyAttempts() : new Refusal(400, { error: 'Invalid code' });
  }
  account.status = 'CONFIRMED';
  account.emailCode = undefined;
  recognise(liveSession(visit), account);
}

const tooManyAttempts = () => new Refusal(429, { error: 'Too many attempts' });

/** Sets the phone number of a new account, and sends a code to it. A mistyped one may be corrected until a code is entered. */
function registerNumber(visit: Visit, method: OtpMethod) {
  const session = liveSession(visit);
  const account = signedInAccount(visit, session);
  if (!mayRegister(account, method)) throw new Refusal(403, { error: 'Forbidden' });
  Object.assign(account, { mobile: null, landline: null, [method]: givenNumber(visit, method) });
  account.signInState = 'VERIFIED';
  account.numberUnproven = true;
  sendCode(visit, session, account, method);
  return maskedNumbers(account);
}

/** After a phone is proven, a password alone must not replace its number. That needs a change, which is delayed. */
const mayRegister = ({ signInState, numberUnproven, landlineRegistrationEnabled }: Account, method: OtpMethod): boolean =>
  (signInState === 'UNREGISTERED' || numberUnproven === true) && (method === 'mobile' || landlineRegistrationEnabled);
