import { givenNumber } from '../accounts/given-number';
import { maskedNumbers } from '../accounts/masked-numbers';
import { Refusal } from '../http/refusal';
import type { Account, OtpMethod, Visit } from '../model';
import { sendCode } from '../sign-in/security-code';
import { liveSession, signedInAccount } from '../sign-in/session';

/** Sets the phone number of a new account, and sends a code to it. A mistyped one may be corrected until a code is entered. */
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

/** After a phone is proven, a password alone must not replace its number. That needs a change, which is delayed. */
const mayRegister = ({ signInState, numberUnproven, landlineRegistrationEnabled }: Account, method: OtpMethod): boolean =>
  (signInState === 'UNREGISTERED' || numberUnproven === true) && (method === 'mobile' || landlineRegistrationEnabled);
