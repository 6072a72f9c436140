/** Somebody new, whose email address has no account. */
export const asked = { persona: 'new-user', progress: 'password' } as const;
/** What such a page shows then. */
export const notAllowed = {
  label: 'the client service allows no registration',
  heading: 'We cannot log you in',
  progress: 'arrival',
  oidc: { allow_registration: 'false' },
} as const;
/** What a page that is about an email address shows without one. */
export const askedForEmail = {
  label: 'without an email address: it is asked for',
  heading: 'What is your email address?',
  progress: 'arrival',
} as const;
