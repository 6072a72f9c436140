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
import * as securityCode from '@/api/security-code';
import { calls } from '../../mocks/backend/http/calls';
import type { EveryCall } from './answer-promises';
import { authApiFailed, expectConsoleMessage } from './console-guard';
import { signedAssertion } from './signed-assertion';

const born = { date_of_birth: '1984-03-15', postcode: 'LS1 4AP' };
const named = { first_name: 'Maya', last_name: 'Okafor' };
const signingIn = { email: 'maya@example.com', password: 'Passw0rd', rmd_token: null };

/** Every call of the app: one that is not here, or not in the table of promises, does not compile. */
const made: Readonly<Record<EveryCall, () => Promise<unknown>>> = {
  'account-status': () => login.checkAccountStatus('maya@example.com'),
  'passkey-status': () => login.checkPasskeyStatus('maya@example.com'),
  'validate-email': () => registration.validateEmail('maya@example.com'),
  register: () => registration.register('maya@example.com', 'Passw0rd'),
  'verify-email': () => registration.verifyEmail('maya@example.com', '123456'),
  'resend-email-code': () => registration.resendEmailCode('maya@example.com'),
  mobile: () => registration.registerNumber({ method: 'mobile', number: '+447700900123' }),
  landline: () => registration.registerNumber({ method: 'landline', number: '+441632960123' }),
  password: () => login.passwordLogin(signingIn),
  'user-sign-in': () => login.userSignIn(signingIn),
  'forgot-password': () => forgottenPassword.forgotPassword({ email: 'maya@example.com', redirectUri: 'a', redirectUriAfterCaptcha: 'b' }),
  'confirm-change-password': () => registration.confirmChangePassword({ username: 'maya', code: '123456', new_password: 'Passw0rd' }),
  'passkey-options': () => fetchAuthenticationOptions(),
  'passkey-verify': () => verifyAuthentication({ transaction_id: 'a', authentication_credential: signedAssertion }),
  'trigger-otp': () => login.triggerOtp('mobile'),
  'request-otp': () => securityCode.requestOtp('mobile'),
  otp: () => securityCode.submitOtp({ otp: '123456', remember_my_device: false, otp_method: 'mobile' }),
  'change-mobile': () => registration.changeNumber({ method: 'mobile', number: '+447700900123' }),
  'change-landline': () => registration.changeNumber({ method: 'landline', number: '+441632960123' }),
  'verify-waf-token': () => forgottenPassword.verifyWafToken('token'),
  authcode: () => exchangeAuthcode({}),
  'client-info': () => fetchClientInfo('client'),
  consent: () => giveConsent({ 'client-id': 'client', 'consented-claims': [], 'oidc-params': {} }),
  'terms-update': () => acceptTerms(),
  'uplift-nhs-known': () => upliftNhsKnown({ ...born, nhs_number: '9990000018', client_id: 'client' }),
  'uplift-demog-trace': () => upliftDemogTrace({ ...born, ...named, client_id: 'client' }),
  'record-failure': () => recordP5FailureData({ ...born, ...named }),
  'duplicate-email': () => duplicateAccountsEmail('account'),
  'account-migration': () => migrateAccount({ account_id: 'account', ...born, ...named }),
  'redirect-to-authorize': () => redirectToAuthorize('account'),
  banners: () => fetchBanners(),
};

/** Makes a call with valid arguments. Calls to the auth API complain in the console when they fail. */
export function makeCall(name: EveryCall) {
  if (name === 'authcode' || name === 'client-info') expectConsoleMessage(authApiFailed);
  return made[name]();
}

/** The path at which the back end answers a call. */
export const pathOf = (name: EveryCall) => (name === 'banners' ? 'GET /banners.json' : calls[name]).split(' ')[1] ?? '';
