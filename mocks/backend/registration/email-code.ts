import { hour } from '../clock';
import type { Account, World } from '../model';
import { sixDigits } from '../sign-in/security-code';
import { deliver } from '../world';

const lifetime = hour;

/** Emails a code that confirms the address, and replaces an earlier one. */
export function sendEmailCode(world: World, account: Account) {
  const digits = sixDigits();
  account.emailCode = { digits, sentAt: world.clock.now() };
  deliver(world, { kind: 'email', to: account.email, code: digits, text: 'This code confirms your email address. It works for 1 hour.' });
}

/** Whether the code of an account has expired. */
export const emailCodeExpired = (code: NonNullable<Account['emailCode']>, now: number): boolean => now - code.sentAt >= lifetime;

/** Ensures that an unconfirmed account has a valid code, without invalidating one in a sent email. */
export function offerEmailCode(world: World, account: Account) {
  if (!account.emailCode || emailCodeExpired(account.emailCode, world.clock.now())) sendEmailCode(world, account);
}
