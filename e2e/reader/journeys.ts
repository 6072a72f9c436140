import { changeOfNumber } from './journeys/change-of-number';
import { consentRefused } from './journeys/consent-refused';
import { control } from './journeys/control';
import { duplicateAccount } from './journeys/duplicate-account';
import { healthRecord } from './journeys/health-record';
import { login } from './journeys/login';
import { passwordReset } from './journeys/password-reset';
import { registration } from './journeys/registration';
import { sessionWarning } from './journeys/session-warning';
import type { ReaderJourney } from './reader-journey';

/** The control pages are first: if they fail, Orca or the browser has changed, and not the app. */
export const journeys: readonly ReaderJourney[] = [
  control,
  login,
  consentRefused,
  healthRecord,
  duplicateAccount,
  sessionWarning,
  changeOfNumber,
  registration,
  passwordReset,
];
