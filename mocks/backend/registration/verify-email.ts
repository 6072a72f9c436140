import { givenEmail } from '../accounts/given-email';
import { field } from '../http/body';
import { Refusal } from '../http/refusal';
import { addressTally, countWrongTry, isLocked } from '../locks';
import type { Visit } from '../model';
import { liveSession, recognise } from '../sign-in/session';
import { accountByEmail } from '../world';
import { emailCodeExpired } from './email-code';

/** Confirms an address once by its emailed code, and lets the session continue. The fifth wrong code locks for 15 minutes. */
export function verifyEmail(visit: Visit) {
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
  return {};
}

const tooManyAttempts = () => new Refusal(429, { error: 'Too many attempts' });
