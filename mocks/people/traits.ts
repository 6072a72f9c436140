import type { ErrorBody } from '../backend/http/refusal';
import type { Details } from './health-records';

/** The traits in which personas differ. */
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
  /** A change of phone number that is not through yet: no passkey and no other change is accepted meanwhile. */
  pendingPhoneChange: boolean;
  /** Whether a new account may have a landline instead of a mobile phone. */
  landlineRegistrationEnabled: boolean;
  termsUpdateNeeded: boolean;
  consentNeeded: boolean;
  provenLevel: 'P0' | 'P5' | 'P9';
  /** The health record that the account is matched to. */
  nhsNumber: string | null;
  /** Matched, and nobody has told the auth API; it hears of it when a match is tried again. */
  matchNotNoticed: boolean;
  /** How many matches have failed already: five lock. */
  failedMatches: number;
  /** Whether the account may take the place of an older one of the same person. */
  replacement: 'off' | 'eligible' | 'not-eligible' | 'active-account';
  /** Vector of trust that the example service asks for, as the JSON text of the authorization request. */
  vtr: string;
  signInRefusal: { status: number; body: ErrorBody } | null;
  authcodeRefusal: { status: number; body: ErrorBody } | null;
  /** A refusal of the health record service, for any search. */
  recordRefusal: { status: number; body: ErrorBody } | null;
}

/** Somebody to sign in as: what /mock says of them, and what differs from the usual account. */
export interface Persona extends Partial<Traits> {
  label: string;
  shows: string;
  /** The details that they give for a match. */
  details?: Details;
}
