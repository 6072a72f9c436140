import { both, type FormErrors } from './error-copy';

/** What can be wrong with a one-time code, whichever way it came. */
export const securityCodeErrors = {
  OTP_REQUIRED: both('Enter the security code'),
  OTP_FORMAT: both('Enter a valid security code'),
  OTP_WRONG: { summary: 'The security code you have entered is wrong', field: 'Enter the correct security code' },
} satisfies FormErrors;
