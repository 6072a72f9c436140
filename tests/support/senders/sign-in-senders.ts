import { emailEntered } from '@/state/events';
import { emailOf, password } from '../../../mocks/people/personas';
import type { Sender } from './sender';

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
export const signInSenders: readonly Sender[] = [
  {
    call: 'account-status',
    from: '/enter-email',
    typed: { 'Email address': email },
    press: 'Continue',
    retryAt: '/check-account-status',
    otherwise: '/error',
    leadsTo: '/log-in-password',
  },
  {
    call: 'password',
    from: '/log-in-password',
    events: [emailEntered(email)],
    typed: { Password: password },
    press: 'Continue',
    retryAt: '/check-login',
    otherwise: '/error',
    leadsTo: '/enter-mobile-code',
  },
  {
    call: 'user-sign-in',
    from: '/login',
    typed: { 'Email address': email, Password: password },
    press: 'Continue',
    retryAt: '/check-login',
    otherwise: '/error',
    leadsTo: '/enter-mobile-code',
  },
  {
    call: 'trigger-otp',
    from: '/mobile-code-expired',
    upTo: 'password',
    press: 'Text me again with a new security code',
    otherwise: '/error',
    leadsTo: '/enter-mobile-code',
  },
  {
    call: 'trigger-otp',
    from: '/get-call-landline',
    persona: 'landline',
    upTo: 'password',
    press: 'Call my landline now',
    otherwise: '/call-failed',
    leadsTo: '/enter-landline-code',
  },
  {
    call: 'request-otp',
    from: '/enter-mobile-code',
    upTo: 'mobile-code',
    press: 'Send the security code again',
    otherwise: '/error',
    leadsTo: '/enter-mobile-code',
  },
  {
    call: 'request-otp',
    from: '/enter-landline-code',
    persona: 'landline',
    upTo: 'landline-code',
    press: 'Call my landline again',
    otherwise: '/call-failed',
    leadsTo: '/enter-landline-code',
  },
  {
    call: 'otp',
    from: '/enter-mobile-code',
    upTo: 'mobile-code',
    typed: { 'Security code': '' },
    press: 'Continue',
    otherwise: '/error',
    leadsTo: '/nhs-login-consent',
  },
  {
    call: 'otp',
    from: '/enter-landline-code',
    persona: 'landline',
    upTo: 'landline-code',
    typed: { 'Security code': '' },
    press: 'Continue',
    otherwise: '/error',
    leadsTo: '/nhs-login-consent',
  },
  {
    call: 'passkey-status',
    from: '/passkey-enter-email',
    ...withPasskey,
    typed: { 'Email address': emailOf('passkey-and-mobile') },
    press: 'Continue',
  },
  { call: 'passkey-options', from: '/passkey-login-failed', ...tryAgain, ...passkeyBarred },
  { call: 'passkey-verify', from: '/passkey-login-failed', ...tryAgain, ...passkeyBarred },
];
