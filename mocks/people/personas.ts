import { plainEmail } from '../backend/http/body';
import type { ErrorBody } from '../backend/http/refusal';
import { wrongTriesAllowed } from '../backend/locks';
import { type Details, healthRecords, nobody } from './health-records';

export interface Traits {
  status: 'CONFIRMED' | 'RESET_REQUIRED' | 'UNCONFIRMED' | 'NOT_FOUND';
  /** The state after a right password, before a remembered device is considered. */
  signInState: 'VERIFIED' | 'UNREGISTERED' | 'RESET_PASSWORD';
  mobile: string | null;
  landline: string | null;
  duplicatePhoneNumber: boolean;
  rememberedDevice: boolean;
  lockedOut: boolean;
  passkeysEnabled: boolean;
  passkeysLocked: boolean;
  /** A pending change of phone number, during which passkeys and other changes are refused. */
  pendingPhoneChange: boolean;
  /** Whether a new account may have a landline instead of a mobile phone. */
  landlineRegistrationEnabled: boolean;
  termsUpdateNeeded: boolean;
  consentNeeded: boolean;
  provenLevel: 'P0' | 'P5' | 'P9';
  nhsNumber: string | null;
  /** Matched, but the auth API has not been notified until another match is tried. */
  matchNotNoticed: boolean;
  /** The number of failed matches. Five lock. */
  failedMatches: number;
  /** Whether the account may replace an older one of the same user. */
  replacement: 'off' | 'eligible' | 'not-eligible' | 'active-account';
  /** The vectors of trust that the example service requests, as the JSON text of the authorization request. */
  vtr: string;
  signInRefusal: { status: number; body: ErrorBody } | null;
  authcodeRefusal: { status: number; body: ErrorBody } | null;
  /** The health record service refuses any search like this. */
  recordRefusal: { status: number; body: ErrorBody } | null;
}

/** A user to sign in as: the description on /mock, and the differences from the usual account. */
interface Persona extends Partial<Traits> {
  label: string;
  shows: string;
  details?: Details;
}

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

const { okafor, hughes, smith, begum, walsh, patel, kowalska, grant, evans, taylor, lee, price, armstrong, zoe, morgan } = healthRecords;

const p5 = '["P5.Cp.Cd","P5.Cp.Ck","P5.Cm"]';
const p9 = '["P9.Cp.Cd","P9.Cp.Ck","P9.Cm"]';

/** A new account whose client requests a match to a health record. */
const toMatch = { vtr: p5 } as const;
const refusedSearch = (status: number, message: string) => ({ ...toMatch, recordRefusal: { status, body: { message } } });

/** Susan Taylor, who has one account already, and Kit Lee, who has two. */
const hasOne = { ...toMatch, details: taylor };
const hasTwo = { ...toMatch, details: lee };
const older = { shows: 'Straight back to the service', provenLevel: 'P5', consentNeeded: false, vtr: p5 } as const;

/** Personas with a match to a health record ahead, and the older accounts of some of them. */
export const proofingPersonas = {
  uplift: { ...toMatch, label: 'To be matched', shows: 'A match by number or by name, then consent', details: okafor },
  'uplift-p9': { ...toMatch, label: 'To be matched and proven', shows: 'A match, then the proof of who it is', vtr: p9, details: hughes },
  'special-name': {
    ...toMatch,
    label: 'Accents, apostrophe and hyphen',
    shows: 'A match, for a user born on 29 February',
    // The record has a typographic apostrophe. This one is from a keyboard.
    details: { ...zoe, lastName: "O'Brien-Núñez" },
  },
  forces: { ...toMatch, label: 'Forces postcode', shows: 'A match, although BF is nowhere', details: price },
  border: { ...toMatch, label: 'Border postcode', shows: 'A match: TD is in Scotland, TD15 mostly is not', details: armstrong },
  'no-match': { ...toMatch, label: 'No record', shows: 'No match, by number or by name', details: nobody },
  'several-matches': { ...toMatch, label: 'Two records', shows: 'Several matches by name, one by number', details: smith },
  'number-not-verified': { ...toMatch, label: 'Number not verified', shows: 'A record that was never checked', details: begum },
  'record-invalidated': { ...toMatch, label: 'Record invalidated', shows: 'A record that was withdrawn', details: walsh },
  'record-busy': { ...refusedSearch(429, 'Too many requests'), label: 'Health records busy', shows: '429 from the uplift', details: patel },
  'record-timeout': {
    ...refusedSearch(504, 'Endpoint request timed out'),
    label: 'Health records slow',
    shows: '504 from the uplift',
    details: kowalska,
  },
  'already-uplifted': {
    ...toMatch,
    label: 'Matched already',
    shows: 'Asked for a match that there is: only the proofing API knows',
    provenLevel: 'P5',
    nhsNumber: grant.nhsNumber,
    matchNotNoticed: true,
    details: grant,
  },
  proven: {
    label: 'Proven already',
    shows: 'The highest level of proof, and nothing to ask',
    provenLevel: 'P9',
    consentNeeded: false,
    vtr: p9,
    nhsNumber: morgan.nhsNumber,
  },
  'match-locked': {
    ...toMatch,
    label: 'Match locked',
    shows: 'Too many failed matches, for 15 minutes',
    failedMatches: wrongTriesAllowed,
    details: evans,
  },
  'match-limit': {
    ...toMatch,
    label: 'One match left',
    shows: 'The next failed match locks for 15 minutes',
    failedMatches: wrongTriesAllowed - 1,
    details: nobody,
  },
  duplicate: { ...hasOne, label: 'Has an account', shows: 'The email address of the older account' },
  'duplicate-several': { ...hasTwo, label: 'Has two accounts', shows: 'A reminder to both email addresses' },
  'duplicate-eligible': { ...hasOne, label: 'May replace an account', shows: 'A choice of accounts', replacement: 'eligible' },
  'duplicate-eligible-several': { ...hasTwo, label: 'May replace two accounts', shows: 'A choice of accounts', replacement: 'eligible' },
  'duplicate-not-eligible': { ...hasOne, label: 'May not replace an account', shows: 'CID1116', replacement: 'not-eligible' },
  'duplicate-active': { ...hasOne, label: 'Uses an older account', shows: 'No replacement: active_account', replacement: 'active-account' },
  'existing-account': { ...older, label: "Susan Taylor's older account", nhsNumber: taylor.nhsNumber },
  'first-account': { ...older, label: "Kit Lee's oldest account", nhsNumber: lee.nhsNumber },
  'second-account': { ...older, label: "Kit Lee's other account", nhsNumber: lee.nhsNumber },
} as const satisfies Record<string, Persona>;

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
