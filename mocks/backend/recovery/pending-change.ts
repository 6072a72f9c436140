import { Refusal } from '../http/refusal';
import type { Account } from '../model';

/** The refusal of a call during a pending change. */
export const pendingChange = (status: number) => new Refusal(status, { error: 'Pending phone number change' });

/** Refuses during a pending change. */
export function refuseWhenChanging({ phoneChange }: Account, now: number) {
  if (phoneChange && now < phoneChange.until) throw pendingChange(409);
}

/** Applies the new number after the delay. */
export function settleChange(account: Account, now: number) {
  const { phoneChange } = account;
  if (!phoneChange || now < phoneChange.until) return;
  account[phoneChange.method] = phoneChange.number;
  account.phoneChange = undefined;
}
