import { givenNumber, maskedNumbers } from '../accounts/accounts';
import { day } from '../clock';
import { Refusal } from '../http/refusal';
import type { Account, NumberChange, OtpMethod, Visit, World } from '../model';
import { sendCode } from '../sign-in/security-code';
import { liveSession, signedInAccount } from '../sign-in/session';
import { deliver } from '../world';

const pendingChange = (status: number) => new Refusal(status, { error: 'Pending phone number change' });

/** Refuses during a pending change. */
export function refuseWhenChanging({ phoneChange }: Account, now: number) {
  if (phoneChange && now < phoneChange.until) throw pendingChange(409);
}

/** Starts to replace an account's number, and sends a code to the new one. */
export function changeNumber(visit: Visit, method: OtpMethod) {
  const session = liveSession(visit);
  const account = signedInAccount(visit, session);
  refuseWhenChanging(account, visit.world.clock.now());
  const number = givenNumber(visit, method);
  session.changeTo = { method, number };
  sendCode(visit, session, account, method);
  return maskedNumbers({ mobile: null, landline: null, [method]: number });
}

/** Delays a change for a day after the code from the new number, and notifies the account. The call is refused, because the new number cannot log in yet. */
export function letChangeWait(world: World, account: Account, change: NumberChange): never {
  // If two sessions start a change, the first with the right code counts.
  if (!account.phoneChange) {
    account.phoneChange = { ...change, until: world.clock.now() + day };
    deliver(world, { kind: 'email', to: account.email, text: 'Your NHS login phone number will be changed in 24 hours.' });
  }
  throw pendingChange(403);
}
