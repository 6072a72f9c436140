import { acceptTerms, giveConsent } from '@/api/account';
import { exchangeAuthcode } from '@/api/authcode';
import { fetchBanners } from '@/api/banners';
import { fetchClientInfo } from '@/api/client-info';
import { duplicateAccountsEmail, migrateAccount, redirectToAuthorize } from '@/api/duplicate-account';
import { fetchAuthenticationOptions, verifyAuthentication } from '@/api/fido2';
import * as forgottenPassword from '@/api/forgotten-password';
import * as login from '@/api/login';
import { recordP5FailureData, upliftDemogTrace, upliftNhsKnown } from '@/api/proofing';
import * as registration from '@/api/registration';
import { requestOtp, submitOtp } from '@/api/security-code';
import type { CallName } from '../../../mocks/backend/http/calls';
import { emailOf, password } from '../../../mocks/people/personas';
import { authApiFailed, expectConsoleMessage, signedAssertion } from '../../support/environment';

const email = emailOf('mobile');
const born = { date_of_birth: '1984-03-15', postcode: 'LS1 4AP' };
const named = { first_name: 'Maya', last_name: 'Okafor' };

/** The function of `src/api` for each call, with valid arguments. */
const endpoints: Readonly<Record<CallName, () => Promise<unknown>>> = {
  'account-status': () => login.checkAccountStatus(email),
  password: () => login.passwordLogin({ email, password, rmd_token: null }),
  'user-sign-in': () => login.userSignIn({ email, password, rmd_token: null }),
  'trigger-otp': () => login.triggerOtp('mobile'),
  'request-otp': () => requestOtp('mobile'),
  otp: () => submitOtp({ otp: '123456', remember_my_device: false, otp_method: 'mobile' }),
  'passkey-status': () => login.checkPasskeyStatus(email),
  'passkey-options': () => fetchAuthenticationOptions(),
  'passkey-verify': () => verifyAuthentication({ transaction_id: 'a', authentication_credential: signedAssertion }),
  'uplift-nhs-known': () => upliftNhsKnown({ ...born, nhs_number: '9990000018', client_id: 'client' }),
  'uplift-demog-trace': () => upliftDemogTrace({ ...born, ...named, client_id: 'client' }),
  'record-failure': () => recordP5FailureData({ ...born, ...named }),
  'duplicate-email': () => duplicateAccountsEmail('account'),
  'redirect-to-authorize': () => redirectToAuthorize('account'),
  'account-migration': () => migrateAccount({ account_id: 'account', ...born, ...named }),
  'validate-email': () => registration.validateEmail(email),
  register: () => registration.register(email, password),
  'verify-email': () => registration.verifyEmail(email, '123456'),
  'resend-email-code': () => registration.resendEmailCode(email),
  mobile: () => registration.registerNumber({ method: 'mobile', number: '+447700900123' }),
  landline: () => registration.registerNumber({ method: 'landline', number: '+441632960123' }),
  'change-mobile': () => registration.changeNumber({ method: 'mobile', number: '+447700900123' }),
  'change-landline': () => registration.changeNumber({ method: 'landline', number: '+441632960123' }),
  'confirm-change-password': () => registration.confirmChangePassword({ username: 'maya', code: '123456', new_password: password }),
  authcode: () => exchangeAuthcode({}),
  'client-info': () => fetchClientInfo('client'),
  consent: () => giveConsent({ 'client-id': 'client', 'consented-claims': [], 'oidc-params': {} }),
  'terms-update': () => acceptTerms(),
  'verify-waf-token': () => forgottenPassword.verifyWafToken('token'),
  'forgot-password': () => forgottenPassword.forgotPassword({ email, redirectUri: 'a', redirectUriAfterCaptcha: 'b' }),
};

export type EveryCall = CallName | 'banners';

/** Makes a call with valid arguments. Failed calls to the auth API log in the console. */
export function makeCall(name: EveryCall) {
  if (name === 'authcode' || name === 'client-info') expectConsoleMessage(authApiFailed);
  return name === 'banners' ? fetchBanners() : endpoints[name]();
}
