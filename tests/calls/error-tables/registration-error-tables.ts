import { changeLandlineErrors, changeMobileErrors } from '@/journeys/recovery/steps/change-phone';
import { numberErrors } from '@/journeys/recovery/steps/number-errors';
import { registerErrors } from '@/journeys/register/steps/create-account';
import { resendErrors } from '@/journeys/register/steps/resend-email-code';
import { validateEmailErrors } from '@/journeys/register/steps/validate-email';
import { verifyEmailErrors } from '@/journeys/register/steps/verify-email';
import { resetErrors } from '@/journeys/reset-password/steps/reset-password';
import type { Catalogue, Row } from './error-rows';

const account: readonly Row[] = [
  [429, 'any', 'any', '/register/attempts-exceeded'],
  [403, 'any', 'any', '/register/attempts-exceeded'],
  [409, 'any', 'any', '/register/already-have-an-account'],
];
const locks: readonly Row[] = [
  ['any', 'any', 'OTP requests exceeded', '/otp-requests-exceeded'],
  ['any', 'any', 'OTP attempts exceeded', '/otp-attempts-exceeded'],
];

/** Specification 1, section 8; specification 2, section 8; the contract, "Login API". */
export const registrationTables = {
  'registration email validation': [validateEmailErrors, [...account, ['any', 'any', 'Invalid email address', 'email: EMAIL_FORMAT']]],
  'a new account': [
    registerErrors,
    [
      [400, 'any', 'Invalid password', 'password: PASSWORD_FORMAT'],
      ...account,
      ['any', 'any', 'Invalid email address', '/register/enter-email'],
    ],
  ],
  'the code of a new account': [
    verifyEmailErrors,
    [
      ['any', 'any', 'Invalid code', 'otp: OTP_WRONG'],
      ['any', 'any', 'Code has expired', 'otp: OTP_EXPIRED'],
      [429, 'any', 'any', '/register/attempts-exceeded'],
    ],
  ],
  'another code for a new account': [resendErrors, [[429, 'any', 'any', '/register/attempts-exceeded']]],
  'a mobile number': [numberErrors('mobile'), [[400, 'any', 'Invalid phone number', 'mobile: NUMBER_REFUSED'], ...locks]],
  'an international number': [
    numberErrors('international'),
    [[400, 'any', 'Invalid phone number', 'international: NUMBER_REFUSED'], ...locks],
  ],
  'a landline number': [numberErrors('landline'), [[400, 'any', 'Invalid phone number', 'landline: NUMBER_REFUSED'], ...locks]],
  'another mobile number': [
    changeMobileErrors,
    [
      [409, 'any', 'Pending phone number change', '/recovery/change-mobile/enter-mobile'],
      [400, 'any', 'Invalid phone number', 'mobile: NUMBER_REFUSED'],
      ...locks,
    ],
  ],
  'another landline number': [
    changeLandlineErrors,
    [
      [409, 'any', 'Pending phone number change', '/recovery/change-landline/enter-landline'],
      [400, 'any', 'Invalid phone number', 'landline: NUMBER_REFUSED'],
      ...locks,
    ],
  ],
  'a new password': [
    resetErrors({ expired: '/reset/link-expired' }),
    [
      ['any', 'any', 'User not found', '/reset/link-not-working'],
      ['any', 'any', 'Mismatched code', '/reset/link-not-working'],
      ['any', 'any', 'Reset attempts exceeded', '/reset/attempts-exceeded'],
      ['any', 'any', 'Expired code', '/reset/link-expired'],
      [400, 'any', 'Invalid password', 'password: PASSWORD_FORMAT'],
    ],
  ],
} satisfies Catalogue;
