import { givenEmail } from './given-email';
import { countOne, emptyTally, isLocked, lock, resetRequestsAllowed } from './locks';
import { Refusal } from './refusal';
import { sendResetLink } from './reset-link';
import { liveSession } from './session';
import { field, ownAddress, type Visit } from './visit';
import { wafCookie } from './waf-cookie';
import { accountByEmail, plainEmail, type World } from './world';

/** Sends the reset link to a browser that has passed a puzzle, or answers where the bot check is; that sends it. */
export function forgotPassword(visit: Visit) {
  const email = givenEmail(visit);
  const wayBack = field(visit, 'redirectUriAfterCaptcha');
  if (!ownAddress(visit, wayBack)) throw new Refusal(400, { message: 'Invalid request' });
  countRequest(visit.world, plainEmail(email));
  if (wafCookie in visit.cookies) {
    emailResetLink(visit.world, email);
    return {};
  }
  liveSession(visit).resetAskedFor = email;
  return { redirect_uri: `/api/login/bot-check?redirectUri=${encodeURIComponent(wayBack)}` };
}

/** Sends the link if the address belongs to an account, whatever its status; nobody is told whether it does. */
export function emailResetLink(world: World, email: string) {
  const account = accountByEmail(world, email);
  if (account) sendResetLink(world, account, 'Use this link within 1 hour to reset your NHS login password.');
}

/** The sixth request locks for 15 minutes. */
function countRequest(world: World, email: string) {
  const now = world.clock.now();
  const requests = world.resetRequests.get(email) ?? emptyTally();
  world.resetRequests.set(email, requests);
  if (!isLocked(requests, now)) {
    if (countOne(requests, now) <= resetRequestsAllowed) return;
    lock(requests, now);
  }
  throw new Refusal(429, { error: 'Reset attempts exceeded' });
}
