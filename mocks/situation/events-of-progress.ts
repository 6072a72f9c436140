import type { UnknownAction } from '@reduxjs/toolkit';
import type { AccountStatus, PasskeyStatus, SignIn } from '../../src/api/login';
import { accountChecked, emailEntered, passkeysChecked, securityCodeSent, signedIn } from '../../src/state/events';
import { maskedNumbers, type Account } from '../backend/accounts/account';
import { accountStatus, passkeyStatus } from '../backend/accounts/account-status';
import type { SoFar } from './progress';

/** The events that the app has been through when a person has come so far: what the mock's own answers make of it. */
export function eventsSoFar(soFar: SoFar, email: string, account: Account | undefined): UnknownAction[] {
  if (soFar === 'arrival') return [];
  const known = [
    emailEntered(email),
    passkeysChecked(passkeyStatus(account) as PasskeyStatus),
    accountChecked(accountStatus(account, email) as AccountStatus),
  ];
  if (soFar === 'email-code' || !account) return known;
  const numbers = maskedNumbers(account);
  const answered = [...known, signedIn({ authentication_state: 'VERIFIED', ...numbers } as SignIn)];
  return soFar === 'password' ? answered : [...answered, securityCodeSent(numbers as SignIn)];
}
