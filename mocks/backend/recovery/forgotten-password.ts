import { givenEmail } from '../accounts/given-email';
import { field, ownAddress } from '../http/body';
import { Refusal } from '../http/refusal';
import { wafCookie } from '../http/waf-cookie';
import { limitRequests } from '../locks';
import type { Visit, World } from '../model';
import { liveSession } from '../sign-in/session';
import { accountByEmail } from '../world';
import { sendResetLink } from './reset-link';

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
