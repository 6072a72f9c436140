import { plainEmail } from '../backend/accounts/plain-email';
import { healthRecords } from './health-records';
import { proofingPersonas } from './proofing-personas';
import { registrationPersonas } from './registration-personas';
import type { Persona, Traits } from './traits';

/** Shown on /mock: fictional people. */
export const password = 'Passw0rd$1';

const hasPasskey = { passkeysEnabled: true } as const;
const disabledAtSignIn = (cid_error_code: string) => ({
  signInRefusal: { status: 401, body: { error: 'Account is disabled', cid_error_code } },
});
const refusedCode = (status: number, error: string, cid_error_code?: string) => ({
  authcodeRefusal: { status, body: { error, ...(cid_error_code && { cid_error_code }) } },
});

/**
 * Personas by id, which is the local part of the email address. One line each, with only the differences from `usual`.
 * Telephone numbers are from Ofcom's ranges for drama.
 */
export const personas = {
  mobile: { label: 'Mobile phone', shows: 'A code by text message, then consent', details: healthRecords.bennett },
  landline: { label: 'Landline only', shows: 'A code by voice call', mobile: null, landline: '01632 960123' },
  both: { label: 'Mobile and landline', shows: 'A choice between text message and voice call', landline: '01632 960456' },
  remembered: { label: 'Remembered device', shows: 'No security code', rememberedDevice: true, consentNeeded: false },
  'straight-back': { label: 'Nothing to ask', shows: 'Straight back to the service after the code', consentNeeded: false },
  'terms-and-consent': { label: 'New terms and consent', shows: 'The terms update, then consent', termsUpdateNeeded: true },
  'terms-only': { label: 'New terms', shows: 'The terms update, no consent', termsUpdateNeeded: true, consentNeeded: false },
  'duplicate-phone': { label: 'Shared phone number', shows: 'is_duplicate_phone_number after the code', duplicatePhoneNumber: true },
  'reset-required': {
    label: 'Reset required',
    shows: 'Account status RESET_REQUIRED, then an email to reset the password',
    status: 'RESET_REQUIRED',
    signInState: 'RESET_PASSWORD',
  },
  'reset-at-sign-in': {
    label: 'Reset at sign-in',
    shows: 'Known as CONFIRMED; the password answers RESET_PASSWORD',
    signInState: 'RESET_PASSWORD',
  },
  ...registrationPersonas,
  passkey: { ...hasPasskey, label: 'Passkey only', shows: 'A passkey, and no phone number', mobile: null },
  'passkey-and-mobile': { ...hasPasskey, label: 'Passkey and mobile', shows: 'A passkey, or password and text message' },
  'passkey-and-landline': {
    ...hasPasskey,
    label: 'Passkey and landline',
    shows: 'A passkey, or password and voice call',
    mobile: null,
    landline: '01632 960789',
  },
  'passkey-and-both': {
    ...hasPasskey,
    label: 'Passkey, mobile and landline',
    shows: 'A passkey, or password and a choice of code',
    landline: '01632 960789',
  },
  'passkey-locked': { ...hasPasskey, label: 'Passkey locked', shows: 'Too many failed passkeys, for 15 minutes', passkeysLocked: true },
  'passkey-pending-change': {
    ...hasPasskey,
    label: 'Phone number change pending',
    shows: 'No passkey until the change is through',
    pendingPhoneChange: true,
  },
  'locked-out': { label: 'Locked out', shows: 'Too many wrong passwords, for 15 minutes', lockedOut: true },
  'disabled-cid2013': { label: 'Account disabled', shows: 'CID2013 at sign-in', ...disabledAtSignIn('CID2013') },
  'disabled-cid2014': { label: 'Cannot use login', shows: 'CID2014 at sign-in', ...disabledAtSignIn('CID2014') },
  'authcode-cid2011': {
    label: 'NHS number problem',
    shows: 'CID2011 after the code',
    ...refusedCode(403, 'NHS number mismatch', 'CID2011'),
  },
  'authcode-cid2012': { label: 'Login disabled', shows: 'CID2012 after the code', ...refusedCode(403, 'Login is disabled', 'CID2012') },
  'authcode-disabled': { label: 'Disabled after the code', shows: '401 from authcode', ...refusedCode(401, 'Account is disabled') },
  ...proofingPersonas,
} as const satisfies Record<string, Persona>;

export type PersonaId = keyof typeof personas;

const usual: Traits = {
  status: 'CONFIRMED',
  signInState: 'VERIFIED',
  mobile: '07700 900338',
  landline: null,
  duplicatePhoneNumber: false,
  rememberedDevice: false,
  lockedOut: false,
  passkeysEnabled: false,
  passkeysLocked: false,
  pendingPhoneChange: false,
  landlineRegistrationEnabled: false,
  termsUpdateNeeded: false,
  consentNeeded: true,
  provenLevel: 'P0',
  vtr: '["P0.Cp.Cd","P0.Cp.Ck","P0.Cm"]',
  nhsNumber: null,
  matchNotNoticed: false,
  failedMatches: 0,
  replacement: 'off',
  signInRefusal: null,
  authcodeRefusal: null,
  recordRefusal: null,
};

/** Whether an id from an address names a persona. */
export const isPersonaId = (id: string): id is PersonaId => Object.hasOwn(personas, id);

/** The address that a persona types. */
export const emailOf = (id: PersonaId): string => `${id}@example.com`;

/** All traits of a persona, the usual ones included. */
export const traitsOf = (id: PersonaId): Traits & Persona => ({ ...usual, ...personas[id] });

/** The traits of an account at this address, present or after registration. */
export const traitsAt = (email: string): Traits => {
  const id = plainEmail(email).replace(/@example\.com$/, '');
  return isPersonaId(id) ? traitsOf(id) : usual;
};

/** The token in the remember_my_device cookie of a persona with a remembered device. */
export const rememberedToken = (id: PersonaId): string => `rmd-${id}`;
