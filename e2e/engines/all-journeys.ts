import { back } from './back';
import { consentRefused } from './consent-refused';
import { cookieChoice } from './cookie-choice';
import { duplicateAccount } from './duplicate-account';
import type { Journey } from './journey';
import { passwordReset } from './password-reset';
import { registration } from './registration';
import { reload } from './reload';
import { scriptFailed } from './script-failed';
import { signIn } from './sign-in';
import { storageBlocked } from './storage-blocked';
import { styleFirst } from './style-first';

/** The journeys that every engine must pass. */
export const allJourneys: readonly Journey[] = [
  signIn,
  consentRefused,
  duplicateAccount,
  passwordReset,
  registration,
  cookieChoice,
  reload,
  back,
  storageBlocked,
  scriptFailed,
  styleFirst,
];
