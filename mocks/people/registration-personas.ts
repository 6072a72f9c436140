import type { Persona } from './traits';

const withoutPhone = { signInState: 'UNREGISTERED', mobile: null } as const;

/** Personas whose account is missing, unfinished, or has the number of a lost phone. */
export const registrationPersonas = {
  'new-user': { label: 'New here', shows: 'Creates an account: email address, password, mobile phone', status: 'NOT_FOUND' },
  'new-landline': {
    label: 'New here, without a mobile phone',
    shows: 'Creates an account with a landline',
    status: 'NOT_FOUND',
    landlineRegistrationEnabled: true,
  },
  'not-found': { label: 'No account', shows: 'Create an account, or not registered', status: 'NOT_FOUND' },
  unconfirmed: {
    ...withoutPhone,
    label: 'Unconfirmed email',
    shows: 'Has to confirm the email address first, then gives a phone number',
    status: 'UNCONFIRMED',
  },
  unregistered: { ...withoutPhone, label: 'No phone number yet', shows: 'Registration goes on after the password' },
  'change-number': { label: 'Lost mobile phone', shows: 'Another mobile phone number, which takes 24 hours' },
  'change-landline': { label: 'Has moved', shows: 'Another landline number, which takes 24 hours', mobile: null, landline: '01632 960555' },
} as const satisfies Record<string, Persona>;
