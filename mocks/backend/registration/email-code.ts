import { hour } from '../clock';
import type { Account, World } from '../model';
import { sixDigits } from '../sign-in/security-code';
import { deliver } from '../world';

const lifetime = hour;

/** Emails a code that confirms the address. It replaces an earlier one. */
export function sendEmailCode(world: World, account: Account) {
  const digits = sixDigits();
  account.emailCode = { digits, sentAt: world.clock.now() };
  deliver(world, { kind: 'email', to: account.email, code: digits, text: 'This code confirms your email address. It works for 1 hour.' });
}

/** Whether the code of an account is too old. */
export const emailCodeExpired = (code: NonNullable<Account['emailCode']>, now: number): boolean => now - code.sentAt >= lifetime;

/** Sees to it that whoever has yet to confirm the address has a code to do so, without spoiling one that may be on the way. */
export function offerEmailCode(world: World, account: Account) {
  if (!account.emailCode || emailCodeExpired(account.emailCode, world.clock.now())) sendEmailCode(world, account);
}
