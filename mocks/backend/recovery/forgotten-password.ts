import { givenEmail, givenNewPassword, setPassword } from '../accounts/accounts';
import { hour } from '../clock';
import { field, ownAddress } from '../http/body';
import { Refusal } from '../http/refusal';
import { wafCookie } from '../http/scenario';
import { countWrongTry, isLocked, limitRequests } from '../locks';
import type { Account, Visit, World } from '../model';
import { sixDigits } from '../sign-in/security-code';
import { liveSession } from '../sign-in/session';
import { accountByEmail, accountById, deliver } from '../world';

/** The life of a reset link (spec 1, section 9). */
const lifetime = hour;

/** Sends the reset link to a browser that has passed a puzzle. Otherwise returns the address of the bot check, which sends the link. */
export function forgotPassword(visit: Visit) {
  const email = givenEmail(visit);
  const wayBack = field(visit, 'redirectUriAfterCaptcha');
  if (!ownAddress(visit, wayBack)) throw new Refusal(400, { message: 'Invalid request' });
  limitRequests(visit.world, 'reset link', email, 'Reset attempts exceeded');
  if (wafCookie in visit.cookies) {
    emailResetLink(visit.world, email);
    return {};
  }
  liveSession(visit).resetAskedFor = email;
  return { redirect_uri: `/api/login/bot-check?redirectUri=${encodeURIComponent(wayBack)}` };
}

/** Sends the link if the address has an account of any status. The answer does not reveal whether it has one. */
export function emailResetLink(world: World, email: string) {
  const account = accountByEmail(world, email);
  if (account) sendResetLink(world, account, 'Use this link within 1 hour to reset your NHS login password.');
}

/** Emails a reset link, which replaces an earlier one. `expiry` in it is milliseconds since 1970 on the world's clock. */
export function sendResetLink(world: World, account: Account, text: string) {
  const code = sixDigits();
  const until = world.clock.now() + lifetime;
  account.reset = { code, until };
  const query = new URLSearchParams({ username: account.email, code, expiry: String(until) });
  deliver(world, { kind: 'email', to: account.email, text, link: `/reset/new-password?${query}` });
}

/** Sets the password of a reset link's owner. There may be no session, because an email may be opened on another device. */
export function changePassword(visit: Visit) {
  const { world } = visit;
  const account = accountNamed(world, field(visit, 'username'));
  if (!account) throw new Refusal(400, { error: 'User not found' });
  const code = field(visit, 'code');
  checkResetCode(account, code, world.clock.now());
  setPassword(account, givenNewPassword(visit, 'new_password'));
  account.reset = undefined;
  account.usedResetCodes.push(code);
  if (account.status === 'RESET_REQUIRED') account.status = 'CONFIRMED';
  if (account.signInState === 'RESET_PASSWORD') account.signInState = 'VERIFIED';
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const accountNamed = (world: World, username: string): Account | undefined =>
  uuid.test(username) ? accountById(world, username.toLowerCase()) : accountByEmail(world, username);

/** The fifth unknown code locks for 15 minutes. The lock also refuses a right one. */
function checkResetCode({ reset, resetTries, usedResetCodes }: Account, code: string, now: number) {
  if (isLocked(resetTries, now)) throw tooManyAttempts();
  if (reset && code === reset.code && now < reset.until) return;
  if (code === reset?.code || usedResetCodes.includes(code)) throw new Refusal(400, { error: 'Expired code' });
  throw countWrongTry(resetTries, now) ? tooManyAttempts() : new Refusal(400, { error: 'Mismatched code' });
}

const tooManyAttempts = () => new Refusal(429, { error: 'Reset attempts exceeded' });
