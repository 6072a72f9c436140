import { emailEntered } from '@/state/events';
import { emailOf, password } from '../../../mocks/people/personas';
import { codeDue, codeSent } from '../code-sent';
import type { Senders } from './sender';

const email = emailOf('mobile');
const signedIn = /^\/api\/auth\/complete\?ticket=/;
const withPasskey = {
  persona: 'passkey-and-mobile',
  passkey: true,
  otherwise: '/passkey-user-login-failed',
  leadsTo: signedIn,
} as const;
const tryAgain = { ...withPasskey, chosen: 'Try using my passkey again', press: 'Continue' } as const;
const passkeyBarred = { byStatus: { 403: '/passkey-login-attempts-exceeded' } } as const;

/** Calls that are sent on the way to a code, and with a passkey. */
export const signInSenders = {
  'account-status': [
    {
      from: '/enter-email',
      typed: { 'Email address': email },
      press: 'Continue',
      retryAt: '/check-account-status',
      otherwise: '/error',
      leadsTo: '/log-in-password',
    },
  ],
  password: [
    {
      from: '/log-in-password',
      events: [emailEntered(email)],
      typed: { Password: password },
      press: 'Continue',
      retryAt: '/check-login',
      otherwise: '/error',
      leadsTo: '/enter-mobile-code',
    },
  ],
  'user-sign-in': [
    {
      from: '/login',
      typed: { 'Email address': email, Password: password },
      press: 'Continue',
      retryAt: '/check-login',
      otherwise: '/error',
      leadsTo: '/enter-mobile-code',
    },
  ],
  'trigger-otp': [
    {
      from: '/mobile-code-expired',
      upTo: 'password',
      press: 'Text me again with a new security code',
      otherwise: '/error',
      leadsTo: '/enter-mobile-code',
    },
    {
      from: '/get-call-landline',
      events: [codeDue],
      persona: 'landline',
      upTo: 'password',
      press: 'Call my landline now',
      otherwise: '/call-failed',
      leadsTo: '/enter-landline-code',
    },
  ],
  'request-otp': [
    {
      from: '/enter-mobile-code',
      get events() {
        return [codeSent()];
      },
      upTo: 'mobile-code',
      press: 'Send the security code again',
      otherwise: '/error',
      leadsTo: '/enter-mobile-code',
    },
    {
      from: '/enter-landline-code',
      get events() {
        return [codeSent()];
      },
      persona: 'landline',
      upTo: 'landline-code',
      press: 'Call my landline again',
      otherwise: '/call-failed',
      leadsTo: '/enter-landline-code',
    },
  ],
  otp: [
    {
      from: '/enter-mobile-code',
      get events() {
        return [codeSent()];
      },
      upTo: 'mobile-code',
      typed: { 'Security code': '' },
      press: 'Continue',
      otherwise: '/error',
      leadsTo: '/nhs-login-consent',
    },
    {
      from: '/enter-landline-code',
      get events() {
        return [codeSent()];
      },
      persona: 'landline',
      upTo: 'landline-code',
      typed: { 'Security code': '' },
      press: 'Continue',
      otherwise: '/error',
      leadsTo: '/nhs-login-consent',
    },
  ],
  'passkey-status': [
    {
      from: '/passkey-enter-email',
      ...withPasskey,
      typed: { 'Email address': emailOf('passkey-and-mobile') },
      press: 'Continue',
    },
  ],
  'passkey-options': [{ from: '/passkey-login-failed', ...tryAgain, ...passkeyBarred }],
  'passkey-verify': [{ from: '/passkey-login-failed', ...tryAgain, ...passkeyBarred }],
} satisfies Partial<Senders>;
