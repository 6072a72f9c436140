import { Refusal } from '../http/refusal';
import type { Account } from '../model';

/** The refusal of a call while a change waits. */
export const pendingChange = (status: number) => new Refusal(status, { error: 'Pending phone number change' });

/** Refuses while a change waits. */
export function refuseWhenChanging({ phoneChange }: Account, now: number) {
  if (phoneChange && now < phoneChange.until) throw pendingChange(409);
}

/** Puts the new number in the place of the old one, once it has waited long enough. */
export function settleChange(account: Account, now: number) {
  const { phoneChange } = account;
  if (!phoneChange || now < phoneChange.until) return;
  account[phoneChange.method] = phoneChange.number;
  account.phoneChange = undefined;
}
