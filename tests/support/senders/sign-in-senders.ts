import { fetchAuthenticationOptions, verifyAuthentication } from '@/api/fido2';
import * as login from '@/api/login';
import * as securityCode from '@/api/security-code';
import { emailEntered } from '@/state/events';
import { emailOf, password } from '../../../mocks/people/personas';
import { codeDue, codeSent } from '../code-sent';
import { signedAssertion } from '../signed-assertion';
import type { Senders } from './sender';

const email = emailOf('mobile');
const signingIn = { email: 'maya@example.com', password: 'Passw0rd', rmd_token: null };
const signedIn = /^\/api\/auth\/complete\?ticket=/;
const withPasskey = { persona: 'passkey-and-mobile', passkey: true, target: signedIn } as const;
const tryAgain = { ...withPasskey, chosen: 'Try using my passkey again', clicked: 'Continue' } as const;

/** Calls up to a code, and with a passkey. */
export const signInSenders = {
  'account-status': {
    endpoint: () => login.checkAccountStatus('maya@example.com'),
    pages: [{ from: '/enter-email', typed: { 'Email address': email }, clicked: 'Continue', target: '/log-in-password' }],
  },
  password: {
    endpoint: () => login.passwordLogin(signingIn),
    pages: [
      {
        from: '/log-in-password',
        events: [emailEntered(email)],
        typed: { Password: password },
        clicked: 'Continue',
        target: '/enter-mobile-code',
      },
    ],
  },
  'user-sign-in': {
    endpoint: () => login.userSignIn(signingIn),
    pages: [{ from: '/login', typed: { 'Email address': email, Password: password }, clicked: 'Continue', target: '/enter-mobile-code' }],
  },
  'trigger-otp': {
    endpoint: () => login.triggerOtp('mobile'),
    pages: [
      { from: '/mobile-code-expired', upTo: 'password', clicked: 'Text me again with a new security code', target: '/enter-mobile-code' },
      {
        from: '/get-call-landline',
        events: [codeDue],
        persona: 'landline',
        upTo: 'password',
        clicked: 'Call my landline now',
        variant: 'landline',
        target: '/enter-landline-code',
      },
    ],
  },
  'request-otp': {
    endpoint: () => securityCode.requestOtp('mobile'),
    pages: [
      {
        from: '/enter-mobile-code',
        get events() {
          return [codeSent()];
        },
        upTo: 'mobile-code',
        clicked: 'Send the security code again',
        target: '/enter-mobile-code',
      },
      {
        from: '/enter-landline-code',
        get events() {
          return [codeSent()];
        },
        persona: 'landline',
        upTo: 'landline-code',
        clicked: 'Call my landline again',
        variant: 'landline',
        target: '/enter-landline-code',
      },
    ],
  },
  otp: {
    endpoint: () => securityCode.submitOtp({ otp: '123456', remember_my_device: false, otp_method: 'mobile' }),
    pages: [
      {
        from: '/enter-mobile-code',
        get events() {
          return [codeSent()];
        },
        upTo: 'mobile-code',
        typed: { 'Security code': '' },
        clicked: 'Continue',
        target: '/nhs-login-consent',
      },
      {
        from: '/enter-landline-code',
        get events() {
          return [codeSent()];
        },
        persona: 'landline',
        upTo: 'landline-code',
        typed: { 'Security code': '' },
        clicked: 'Continue',
        variant: 'landline',
        target: '/nhs-login-consent',
      },
    ],
  },
  'passkey-status': {
    endpoint: () => login.checkPasskeyStatus('maya@example.com'),
    pages: [
      { from: '/passkey-enter-email', ...withPasskey, typed: { 'Email address': emailOf('passkey-and-mobile') }, clicked: 'Continue' },
    ],
  },
  'passkey-options': { endpoint: () => fetchAuthenticationOptions(), pages: [{ from: '/passkey-login-failed', ...tryAgain }] },
  'passkey-verify': {
    endpoint: () => verifyAuthentication({ transaction_id: 'a', authentication_credential: signedAssertion }),
    pages: [{ from: '/passkey-login-failed', ...tryAgain }],
  },
} satisfies Partial<Senders>;
