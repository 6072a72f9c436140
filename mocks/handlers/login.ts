import { maskedNumbers, rememberDevice, type OtpMethod } from '../account';
import { calls } from '../calls';
import { endpoint } from '../endpoint';
import { issueIdentityToken } from '../identity-token';
import { Refusal } from '../refusal';
import { checkCode, sendCode } from '../security-code';
import { liveSession, signedInAccount } from '../session';
import { signIn } from '../sign-in';
import { field, type Visit } from '../visit';
import { accountByEmail } from '../world';

/** Looser than the app's own rule, as a server's second line of defence is. */
const emailShape = /^\S+@[^\s@]+\.[^\s@]+$/;

/** The login API: accounts, passwords, security codes. */
export const loginHandlers = [
  endpoint(calls['account-status'], (visit) => {
    const account = accountByEmail(visit.world, givenEmail(visit));
    return {
      status: account?.status ?? 'NOT_FOUND',
      uplift_required: account?.upliftRequired ?? false,
      allow_p5_before_p9: false,
      auth_options: { authentication_options: { allowCredentials: [] }, transaction_id: crypto.randomUUID() },
      landline_registration_enabled: true,
    };
  }),
  endpoint(calls['passkey-status'], (visit) => ({
    passkeys_enabled: accountByEmail(visit.world, givenEmail(visit))?.passkeysEnabled ?? false,
    allow_credentials: [],
  })),
  endpoint(calls['validate-email'], (visit) => {
    if (accountByEmail(visit.world, givenEmail(visit))) throw new Refusal(409, { error: 'User already exists' });
    return {};
  }),
  endpoint(calls.password, signIn),
  endpoint(calls['user-sign-in'], signIn),
  endpoint(calls['trigger-otp'], (visit) => maskedNumbers(newCode(visit))),
  endpoint(calls['request-otp'], (visit) => {
    newCode(visit);
    return {};
  }),
  endpoint(calls.otp, (visit) => {
    const session = liveSession(visit);
    const account = signedInAccount(visit, session);
    checkCode(visit.world, session, account, { digits: field(visit, 'otp'), method: field(visit, 'otp_method') });
    return {
      id_token: issueIdentityToken(visit.world, account, String(session.oidc.client_id)),
      rmd_token: visit.body.remember_my_device === true ? rememberDevice(account, visit.world.clock.now()) : null,
      is_duplicate_phone_number: account.duplicatePhoneNumber,
    };
  }),
  endpoint(calls['verify-waf-token'], (visit) => {
    if (!field(visit, 'token')) throw new Refusal(400, { error: 'Invalid token' });
    return {};
  }),
];

function givenEmail(visit: Visit): string {
  liveSession(visit);
  const email = field(visit, 'email');
  if (!emailShape.test(email)) throw new Refusal(400, { error: 'Invalid email address' });
  return email;
}

function newCode(visit: Visit) {
  const session = liveSession(visit);
  const account = signedInAccount(visit, session);
  const method = field(visit, 'otp_method');
  if (!isOtpMethod(method)) throw new Refusal(400, { error: 'Invalid OTP method' });
  sendCode(visit.world, session, account, method);
  return account;
}

const isOtpMethod = (method: string): method is OtpMethod => method === 'mobile' || method === 'landline';
