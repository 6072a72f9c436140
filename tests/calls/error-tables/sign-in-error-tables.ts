import { authcodeErrors } from '@/journeys/authcode/steps/exchange-authcode';
import { clientInfoErrors } from '@/journeys/consent/steps/load-client';
import { forgotPasswordErrors } from '@/journeys/forgotten-password/steps/forgot-password';
import { passkeyStatusErrors } from '@/journeys/passkey/steps/submit-passkey-email';
import { passkeyErrors } from '@/journeys/passkey-ceremony/steps/log-in-with-passkey';
import { sendErrors } from '@/journeys/security-code/steps/send-security-code';
import { landlineCodeErrors, mobileCodeErrors } from '@/journeys/security-code/steps/submit-security-code';
import { accountErrors } from '@/journeys/sign-in/steps/check-account';
import { userSignInErrors } from '@/journeys/sign-in/steps/sign-in-with-email';
import { passwordErrors } from '@/journeys/sign-in/steps/submit-password';
import type { Catalogue, Row } from './error-rows';

/** The page of too many passkey attempts, by every row of both calls. */
export const barred: readonly Row[] = [
  ['any', 'any', 'Passkey login attempts exceeded', '/passkey-login-attempts-exceeded'],
  ['any', 'any', 'Passkey attempts exceeded', '/passkey-login-attempts-exceeded'],
  ['any', 'any', 'Pending phone number change', '/passkey-login-attempts-exceeded'],
  [403, 'any', 'any', '/passkey-login-attempts-exceeded'],
];

/** Specification 1, sections 4, 5 and 8; the contract, "Passkey outcomes". */
export const signInTables = {
  'account check': [accountErrors, [['any', 'any', 'Invalid email address', 'email: EMAIL_FORMAT']]],
  'password login': [
    passwordErrors,
    [
      ['any', 'any', 'Incorrect username or password.', 'password: PASSWORD_WRONG'],
      ['any', 'any', 'Password attempts exceeded', '/password-attempts-exceeded'],
      ['any', 'any', 'Login attempts exceeded', '/otp-requests-exceeded'],
      ['any', 'any', 'OTP requests exceeded', '/otp-requests-exceeded'],
      ['any', 'any', 'OTP attempts exceeded', '/otp-attempts-exceeded'],
      ['any', 'CID2013', 'Account is disabled', '/account-disabled with errorCode'],
      ['any', 'any', 'Account is disabled', '/error-account with errorCode'],
    ],
  ],
  'user sign-in': [
    userSignInErrors,
    [
      ['any', 'CID2013', 'any', '/account-disabled with errorCode'],
      ['any', 'CID2014', 'any', '/account-disabled with errorCode'],
      [401, 'any', 'Incorrect username or password', 'password: PASSWORD_WRONG'],
      [401, 'any', 'Invalid parameter', 'password: PASSWORD_WRONG'],
      [401, 'any', 'Missing required parameter', 'password: PASSWORD_WRONG'],
      [401, 'any', 'User does not exist', 'password: PASSWORD_WRONG'],
      [401, 'any', 'User is not confirmed', '/register/check-email'],
      [403, 'any', 'Rate limit exceeded', '/login-attempts-exceeded'],
      [429, 'any', 'Rate exceeded', '/login-attempts-exceeded'],
      [429, 'any', 'Password attempts exceeded', '/login-attempts-exceeded'],
      [429, 'any', 'OTP attempts exceeded', '/otp-attempts-exceeded'],
      [429, 'any', 'OTP requests exceeded', '/otp-requests-exceeded'],
      ['any', 'any', 'Invalid email address', 'email: EMAIL_FORMAT'],
      [400, 'any', 'any', 'email: LOGIN_FAILED'],
    ],
  ],
  'both passkey calls': [passkeyErrors('/log-in-password'), barred],
  'the passkey check of an address': [passkeyStatusErrors, [['any', 'any', 'Invalid email address', 'email: EMAIL_FORMAT']]],
  'forgot password': [
    forgotPasswordErrors,
    [
      ['any', 'any', 'Reset attempts exceeded', '/reset/attempts-exceeded'],
      ['any', 'any', 'Invalid email address', 'email: EMAIL_FORMAT'],
    ],
  ],
  'sending a code': [
    sendErrors,
    [
      ['any', 'any', 'OTP requests exceeded', '/otp-requests-exceeded'],
      ['any', 'any', 'OTP attempts exceeded', '/otp-attempts-exceeded'],
    ],
  ],
  'a code by text': [
    mobileCodeErrors,
    [
      ['any', 'any', 'Invalid OTP', 'otp: OTP_WRONG'],
      ['any', 'any', 'OTP has expired', '/mobile-code-expired'],
      ['any', 'any', 'Invalid OTP Session', '/mobile-code-expired'],
      ['any', 'any', 'OTP attempts exceeded', '/otp-attempts-exceeded'],
      ['any', 'any', 'Pending phone number change', '/recovery/change-mobile/enter-mobile'],
    ],
  ],
  'a code by call': [
    landlineCodeErrors,
    [
      ['any', 'any', 'Invalid OTP', 'otp: OTP_WRONG'],
      ['any', 'any', 'OTP has expired', '/landline-code-expired'],
      ['any', 'any', 'Invalid OTP Session', '/landline-code-expired'],
      ['any', 'any', 'OTP attempts exceeded', '/otp-attempts-exceeded'],
      ['any', 'any', 'Pending phone number change', '/recovery/change-landline/enter-landline'],
    ],
  ],
  'authorisation code': [
    authcodeErrors,
    [
      ['any', 'CID2011', 'any', '/login-problem-nhs-number'],
      ['any', 'CID2012', 'any', '/login-disabled'],
      [401, 'any', 'Account is disabled', '/login-disabled-authcode with errorCode'],
    ],
  ],
  'client information': [clientInfoErrors, [[404, 'any', 'any', '/no-client-info']]],
} satisfies Catalogue;
