import { givenNumber } from '../accounts/given-number';
import { maskedNumbers } from '../accounts/masked-numbers';
import { Refusal } from '../http/refusal';
import type { Account, OtpMethod, Visit } from '../model';
import { sendCode } from '../sign-in/security-code';
import { liveSession, signedInAccount } from '../sign-in/session';

/** Gives a new account its phone number, and sends a code there. One that was mistyped may be typed again until a code comes back. */
export function registerNumber(visit: Visit, method: OtpMethod) {
  const session = liveSession(visit);
  const account = signedInAccount(visit, session);
  if (!mayRegister(account, method)) throw new Refusal(403, { error: 'Forbidden' });
  Object.assign(account, { mobile: null, landline: null, [method]: givenNumber(visit, method) });
  account.signInState = 'VERIFIED';
  account.numberUnproven = true;
  sendCode(visit, session, account, method);
  return maskedNumbers(account);
}

/** Where a phone has been proven, a password alone must not put another in its place: that takes a change, which waits. */
const mayRegister = ({ signInState, numberUnproven, landlineRegistrationEnabled }: Account, method: OtpMethod): boolean =>
  (signInState === 'UNREGISTERED' || numberUnproven === true) && (method === 'mobile' || landlineRegistrationEnabled);
