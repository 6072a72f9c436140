import { accountStatus, givenEmail, maskedNumbers, passkeyStatus } from '../accounts/accounts';
import { field } from '../http/body';
import type { Responders } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import type { Account, OtpMethod, Visit } from '../model';
import { issueIdentityToken } from '../provider/identity-token';
import { letChangeWait } from '../recovery/change-number';
import { offerEmailCode } from '../registration/registration';
import { accountByEmail } from '../world';
import { checkCode, numbersInUse, sendCode } from './security-code';
import { liveSession, signedInAccount } from './session';
import { rememberDevice, signIn } from './sign-in';

export const signInHandlers = {
  'account-status': (visit) => {
    const account = accountAskedAbout(visit);
    if (account?.status === 'UNCONFIRMED') offerEmailCode(visit.world, account);
    return accountStatus(account, field(visit, 'email'), liveSession(visit).oidc.vtr);
  },
  'passkey-status': (visit) => passkeyStatus(accountAskedAbout(visit)),
  password: signIn,
  'user-sign-in': signIn,
  'trigger-otp': (visit) => {
    // A login is requested, so the number that this session began to change stays unchanged.
    if (visit.body.is_login === true) liveSession(visit).changeTo = undefined;
    return newCode(visit);
  },
  'request-otp': (visit) => void newCode(visit),
  otp: (visit) => {
    const session = liveSession(visit);
    const account = signedInAccount(visit, session);
    const change = checkCode(visit, session, account);
    if (change) letChangeWait(visit.world, account, change);
    return {
      id_token: issueIdentityToken(visit.world, account, String(session.oidc.client_id)),
      rmd_token: visit.body.remember_my_device === true ? rememberDevice(account, visit.world.clock.now()) : null,
      is_duplicate_phone_number: account.duplicatePhoneNumber,
    };
  },
  'verify-waf-token': (visit) => {
    if (!field(visit, 'token')) throw new Refusal(400, { error: 'Invalid token' });
  },
} satisfies Partial<Responders>;

/** The session stores the address, because the request for a passkey names no user. */
function accountAskedAbout(visit: Visit): Account | undefined {
  const email = givenEmail(visit);
  liveSession(visit).email = email;
  return accountByEmail(visit.world, email);
}

function newCode(visit: Visit) {
  const session = liveSession(visit);
  const account = signedInAccount(visit, session);
  const method = field(visit, 'otp_method');
  if (!isOtpMethod(method)) throw new Refusal(400, { error: 'Invalid OTP method' });
  sendCode(visit, session, account, method);
  return maskedNumbers(numbersInUse(session, account));
}

const isOtpMethod = (method: string): method is OtpMethod => method === 'mobile' || method === 'landline';
