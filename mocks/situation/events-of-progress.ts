import type { UnknownAction } from '@reduxjs/toolkit';
import type { AccountStatus, PasskeyStatus, SignIn } from '../../src/api/login';
import { emailCodeSent } from '../../src/state/deadline-events';
import { accountChecked, emailEntered, passkeysChecked, securityCodeAccepted, securityCodeSent, signedIn } from '../../src/state/events';
import { accountStatus, passkeyStatus } from '../backend/accounts/account-status';
import { maskedNumbers } from '../backend/accounts/masked-numbers';
import type { Account } from '../backend/model';
import type { Progress } from './progress';

/** The app's events up to a point of the sign-in, with the mock's answers to a request with these vectors of trust. */
export function eventsOfProgress(progress: Progress, email: string, account: Account | undefined, vtr: unknown): UnknownAction[] {
  if (progress === 'arrival') return [];
  const known = [
    emailEntered(email),
    passkeysChecked(passkeyStatus(account) as PasskeyStatus),
    accountChecked(accountStatus(account, email, vtr) as AccountStatus),
  ];
  if (progress === 'email-code') return [...known, emailCodeSent()];
  if (!account) return known;
  const numbers = maskedNumbers(account);
  const answered = [...known, signedIn({ authentication_state: 'VERIFIED', ...numbers } as SignIn)];
  if (progress === 'password') return answered;
  const sent = [...answered, securityCodeSent(numbers as SignIn)];
  return progress === 'identity-token' ? [...sent, securityCodeAccepted({ isDuplicatePhoneNumber: account.duplicatePhoneNumber })] : sent;
}
