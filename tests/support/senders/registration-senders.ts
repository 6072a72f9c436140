import * as registration from '@/api/registration';
import { emailCodeSent } from '@/state/deadline-events';
import { accountChecked, emailEntered } from '@/state/events';
import { emailOf } from '../../../mocks/people/personas';
import type { Senders } from './sender';

const newcomer = { persona: 'new-user', events: [emailEntered(emailOf('new-user'))] } as const;
const waiting = { ...newcomer, events: [...newcomer.events, emailCodeSent()], upTo: 'email-code', from: '/register/check-email' } as const;
const withoutPhone = { persona: 'unregistered', upTo: 'password', from: '/register/enter-mobile', clicked: 'Continue' } as const;

/** The event of an account check: whether this user may have a landline only. */
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
  'validate-email': {
    endpoint: () => registration.validateEmail('maya@example.com'),
    pages: [
      {
        from: '/register/enter-email',
        ...newcomer,
        typed: { 'Email address': emailOf('new-user') },
        clicked: 'Continue',
        target: '/register/create-password',
      },
      { from: '/check-registration', events: [emailEntered('somebody-new@example.com')], target: '/register/create-password' },
    ],
  },
  register: {
    endpoint: () => registration.register('maya@example.com', 'Passw0rd'),
    pages: [
      {
        from: '/register/create-password',
        ...newcomer,
        typed: { Password: 'Another1' },
        clicked: 'Continue',
        target: '/register/check-email',
      },
    ],
  },
  'verify-email': {
    endpoint: () => registration.verifyEmail('maya@example.com', '123456'),
    pages: [{ ...waiting, typed: { 'Security code': '' }, clicked: 'Continue', target: '/register/enter-mobile' }],
  },
  'resend-email-code': {
    endpoint: () => registration.resendEmailCode('maya@example.com'),
    pages: [{ ...waiting, clicked: 'Send the security code again', target: '/register/check-email' }],
  },
  mobile: {
    endpoint: () => registration.registerNumber({ method: 'mobile', number: '+447700900123' }),
    pages: [{ ...withoutPhone, chosen: 'A UK mobile phone', typed: { 'UK mobile number': '07700 900123' }, target: '/enter-mobile-code' }],
  },
  landline: {
    endpoint: () => registration.registerNumber({ method: 'landline', number: '+441632960123' }),
    pages: [
      {
        ...withoutPhone,
        landline: true,
        events: [landlineAllowed()],
        chosen: 'A UK landline',
        typed: { 'UK landline number': '01632 960123' },
        target: '/enter-landline-code',
      },
    ],
  },
  'change-mobile': {
    endpoint: () => registration.changeNumber({ method: 'mobile', number: '+447700900123' }),
    pages: [
      {
        from: '/recovery/change-mobile/enter-mobile',
        persona: 'change-number',
        upTo: 'password',
        typed: { 'New UK mobile number': '07700 900123' },
        clicked: 'Continue',
        target: '/enter-mobile-code',
      },
    ],
  },
  'change-landline': {
    endpoint: () => registration.changeNumber({ method: 'landline', number: '+441632960123' }),
    pages: [
      {
        from: '/recovery/change-landline/enter-landline',
        persona: 'change-landline',
        upTo: 'password',
        typed: { 'New UK landline number': '01632 960123' },
        clicked: 'Continue',
        target: '/enter-landline-code',
      },
    ],
  },
  'confirm-change-password': {
    endpoint: () => registration.confirmChangePassword({ username: 'maya', code: '123456', new_password: 'Passw0rd' }),
    pages: [
      {
        from: '/reset/new-password',
        linked: true,
        variant: 'used',
        typed: { 'New password': 'Another1' },
        clicked: 'Reset password',
        target: '/reset/success',
      },
    ],
  },
} satisfies Partial<Senders>;
