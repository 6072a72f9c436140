import { emailConfirmed } from '../../../src/state/events';

/** A new user, whose email address has no account. */
export const asked = { persona: 'new-user', progress: 'password' } as const;
/** The same pages for a client that allows no registration. */
export const notAllowed = {
  label: 'the client service allows no registration',
  heading: 'We cannot log you in',
  persona: undefined,
  progress: 'arrival',
  oidc: { allow_registration: 'false' },
} as const;
/** A page about an email address, opened without one. */
export const askedForEmail = {
  label: 'without an email address: it is asked for',
  heading: 'What is your email address?',
  persona: undefined,
  progress: 'arrival',
} as const;

/** A page of an account that is being created, once its address has been confirmed. */
export const alreadyConfirmed = {
  label: 'the email address is confirmed: the phone is next',
  heading: 'Which phone do you want to use?',
  persona: 'new-user',
  progress: 'email-code',
  happened: [emailConfirmed()],
} as const;
export const onArrival = { label: 'as most people see it', progress: 'arrival' } as const;
