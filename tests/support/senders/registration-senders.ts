import { emailCodeSent } from '@/state/deadline-events';
import { accountChecked, emailEntered } from '@/state/events';
import { emailOf } from '../../../mocks/people/personas';
import type { Senders } from './sender';

const error = '/register/error';
const tooMany = '/register/attempts-exceeded';
const newcomer = { persona: 'new-user', events: [emailEntered(emailOf('new-user'))], otherwise: error } as const;
const waiting = {
  ...newcomer,
  events: [...newcomer.events, emailCodeSent()],
  upTo: 'email-code',
  from: '/register/check-email',
} as const;
const withoutPhone = { persona: 'unregistered', upTo: 'password', from: '/register/enter-mobile', press: 'Continue' } as const;

/** The event of an account check: whether this person may have a landline only. */
export const landlineAllowed = (landline_registration_enabled = true) =>
  accountChecked({
    status: 'NOT_FOUND',
    uplift_required: false,
    allow_p5_before_p9: false,
    landline_registration_enabled,
    auth_options: { authentication_options: { allowCredentials: [] } },
  });

/** The calls of a new account, a new password and a new phone number. */
export const registrationSenders = {
  'validate-email': [
    {
      from: '/register/enter-email',
      ...newcomer,
      typed: { 'Email address': emailOf('new-user') },
      press: 'Continue',
      retryAt: '/check-registration',
      byStatus: { 403: tooMany, 409: '/register/already-have-an-account', 429: tooMany },
      leadsTo: '/register/create-password',
    },
    {
      from: '/check-registration',
      events: [emailEntered('somebody-new@example.com')],
      retryAt: '/check-registration',
      otherwise: '/register/error',
      byStatus: { 403: '/register/attempts-exceeded', 429: '/register/attempts-exceeded' },
      leadsTo: '/register/create-password',
    },
  ],
  register: [
    {
      from: '/register/create-password',
      ...newcomer,
      typed: { Password: 'Another1' },
      press: 'Continue',
      byStatus: { 403: tooMany, 409: '/register/already-have-an-account', 429: tooMany },
      leadsTo: '/register/check-email',
    },
  ],
  'verify-email': [
    {
      ...waiting,
      typed: { 'Security code': '' },
      press: 'Continue',
      byStatus: { 429: tooMany },
      leadsTo: '/register/enter-mobile',
    },
  ],
  'resend-email-code': [
    {
      ...waiting,
      press: 'Send the security code again',
      byStatus: { 429: tooMany },
      leadsTo: '/register/check-email',
    },
  ],
  mobile: [
    {
      ...withoutPhone,
      chosen: 'A UK mobile phone',
      typed: { 'UK mobile number': '07700 900123' },
      otherwise: error,
      leadsTo: '/enter-mobile-code',
    },
  ],
  landline: [
    {
      ...withoutPhone,
      landline: true,
      events: [landlineAllowed()],
      chosen: 'A UK landline',
      typed: { 'UK landline number': '01632 960123' },
      otherwise: error,
      leadsTo: '/enter-landline-code',
    },
  ],
  'change-mobile': [
    {
      from: '/recovery/change-mobile/enter-mobile',
      persona: 'change-number',
      upTo: 'password',
      typed: { 'New UK mobile number': '07700 900123' },
      press: 'Continue',
      otherwise: '/error',
      leadsTo: '/enter-mobile-code',
    },
  ],
  'change-landline': [
    {
      from: '/recovery/change-landline/enter-landline',
      persona: 'change-landline',
      upTo: 'password',
      typed: { 'New UK landline number': '01632 960123' },
      press: 'Continue',
      otherwise: '/error',
      leadsTo: '/enter-landline-code',
    },
  ],
  'confirm-change-password': [
    {
      from: '/reset/new-password',
      linked: true,
      typed: { 'New password': 'Another1' },
      press: 'Reset password',
      otherwise: '/error',
      leadsTo: '/reset/success',
    },
  ],
} satisfies Partial<Senders>;
