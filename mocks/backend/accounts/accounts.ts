import { type Traits, traitsAt } from '../../people/personas';
import { field } from '../http/body';
import { Refusal } from '../http/refusal';
import { emptyTally } from '../locks';
import type { Account, OtpMethod, Visit } from '../model';
import { descriptorsOf } from '../passkey/passkey';
import { matchDue } from '../proofing/next-proof';
import { liveSession } from '../sign-in/session';

/** Looser than the app's own rule, like the second check of a server. */
const emailShape = /^\S+@[^\s@]+\.[^\s@]+$/;

/** The email address in a call's body. Refuses a malformed one, and a call without a live session. */
export function givenEmail(visit: Visit): string {
  liveSession(visit);
  const email = field(visit, 'email');
  if (!emailShape.test(email)) throw new Refusal(400, { error: 'Invalid email address' });
  return email;
}

/** ITU-T E.164. The mock sends no codes to North America, or to landlines of other countries. */
const shapes = { mobile: /^\+(?!1)[1-9]\d{6,14}$/, landline: /^\+44[123]\d{8,9}$/ };

/** The phone number in a call's body. Refuses one that cannot receive a code. */
export function givenNumber(visit: Visit, method: OtpMethod): string {
  const number = field(visit, `${method}_number`);
  if (!shapes[method].test(number)) throw new Refusal(400, { error: 'Invalid phone number' });
  return number;
}

/** The password in a call's body. Refuses one without 8 characters and a capital letter. */
export function givenNewPassword(visit: Visit, name: string): string {
  const password = field(visit, name);
  if (password.length < 8 || !/\p{Lu}/u.test(password)) throw new Refusal(400, { error: 'Invalid password' });
  return password;
}

/** Changes an account's password, and ends a lock after wrong passwords. */
export function setPassword(account: Account, password: string) {
  account.password = password;
  account.passwordTries = emptyTally();
  account.lockedOut = false;
}

export type PhoneNumbers = Record<OtpMethod, string | null>;

/** The numbers of an account as a page may show them: the last four digits only. */
export function maskedNumbers({ mobile, landline }: PhoneNumbers): { phone_number?: string; landline_number?: string } {
  return { ...(mobile && { phone_number: masked(mobile) }), ...(landline && { landline_number: masked(landline) }) };
}

const masked = (number: string): string => '•••••••' + number.replaceAll(' ', '').slice(-4);

/** An account in which nothing has happened yet. */
export const blankAccount = (traits: Traits, owner: Pick<Account, 'id' | 'email' | 'password'>): Account => ({
  ...traits,
  ...owner,
  rememberedDevices: [],
  passwordTries: emptyTally(),
  codeTries: emptyTally(),
  codeRequests: emptyTally(),
  passkeys: [],
  passkeyTries: emptyTally(),
  resetTries: emptyTally(),
  usedResetCodes: [],
  matchTries: emptyTally(),
  remindersSentAt: [],
  agreedWith: [],
  clientMetadata: {},
});

/** The login API's answer about an email address, for a client that asks for these vectors of trust (spec 1, section 4, "Account status after the email is checked"). */
export const accountStatus = (account: Account | undefined, email: string, vtr: unknown) => ({
  status: account?.status ?? 'NOT_FOUND',
  uplift_required: account !== undefined && matchDue(account, vtr),
  allow_p5_before_p9: false,
  auth_options: { authentication_options: { allowCredentials: descriptorsOf(account) }, transaction_id: crypto.randomUUID() },
  landline_registration_enabled: (account ?? traitsAt(email)).landlineRegistrationEnabled,
});

/** The login API's answer about the passkeys of that account. */
export function passkeyStatus(account: Account | undefined) {
  const credentials = descriptorsOf(account);
  return { passkeys_enabled: credentials.length > 0, allow_credentials: credentials };
}
