import type { ErrorBody } from '../backend/http/refusal';
import type { Details } from './health-records';

/** The traits that distinguish personas. */
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
  /** The health record of the account. */
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
export interface Persona extends Partial<Traits> {
  label: string;
  shows: string;
  /** The details for a match. */
  details?: Details;
}
