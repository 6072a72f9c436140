import { day } from '../clock';
import type { Details } from '../../people/health-records';
import type { Tally } from '../locks';
import type { Passkey } from '../passkey/passkey';
import type { PendingChange } from '../recovery/pending-change';
import type { ErrorBody } from '../http/refusal';

export type OtpMethod = 'mobile' | 'landline';

/** A phone's number by how a code gets to it. */
export type PhoneNumbers = Record<OtpMethod, string | null>;

/** What a persona may differ in. */
export interface Traits {
  status: 'CONFIRMED' | 'RESET_REQUIRED' | 'UNCONFIRMED' | 'NOT_FOUND';
  /** What a right password leads to, before a remembered device is considered. */
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
  /** Whether this person's clients ask for a match to a health record. */
  upliftRequired: boolean;
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
  /** What the service of the health records answers, whoever is looked for. */
  recordRefusal: { status: number; body: ErrorBody } | null;
}

export interface Account extends Traits {
  id: string;
  email: string;
  password: string;
  rememberedDevices: { token: string; until: number }[];
  passwordTries: Tally;
  codeTries: Tally;
  codeRequests: Tally;
  passkeys: Passkey[];
  passkeyTries: Tally;
  /** The code of the newest reset link, good until then (milliseconds since 1970). */
  reset?: { code: string; until: number };
  resetTries: Tally;
  /** The codes of reset links that have set a password. */
  usedResetCodes: string[];
  /** What was emailed to confirm the address; `sentAt` in milliseconds since 1970. */
  emailCode?: { digits: string; sentAt: number };
  /** The phone number was typed when the account was made, and no code has come back from it yet. */
  numberUnproven?: boolean;
  phoneChange?: PendingChange;
  matchTries: Tally;
  /** What could not be matched, kept for those who prove who somebody is. */
  failureData?: Details;
  /** The number of a record that was found and belongs to another account. */
  duplicateFound?: string;
  /** Milliseconds since 1970. */
  remindersSentAt: number[];
  /** With which details the older accounts are being replaced. */
  migration?: Details;
}

/** Remembers a device for 180 days (spec 1, section 9) and answers its token. */
export function rememberDevice(account: Account, now: number, token: string = crypto.randomUUID()): string {
  account.rememberedDevices.push({ token, until: now + 180 * day });
  return token;
}

/** Whether the token is that of a remembered device, less than 180 days old. */
export const remembersDevice = (account: Account, token: string, now: number): boolean =>
  account.rememberedDevices.some((device) => device.token === token && now < device.until);

/** The numbers of an account as a page may show them: the last four digits only. */
export function maskedNumbers({ mobile, landline }: PhoneNumbers): { phone_number?: string; landline_number?: string } {
  return {
    ...(mobile && { phone_number: masked(mobile) }),
    ...(landline && { landline_number: masked(landline) }),
  };
}

const masked = (number: string): string => '•••••••' + number.replaceAll(' ', '').slice(-4);
