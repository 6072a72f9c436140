import * as z from 'zod/mini';
import { both, type FormErrors } from '@/forms/error-copy';
import { securityCode } from '@/forms/rules';

export const securityCodeForm = z.object({ otp: securityCode, remember: z.boolean() });
export type SecurityCodeForm = z.infer<typeof securityCodeForm>;

export const securityCodeFormErrors: FormErrors = {
  OTP_REQUIRED: both('Enter the security code'),
  OTP_FORMAT: both('Enter a valid security code'),
  OTP_WRONG: { summary: 'The security code you have entered is wrong', field: 'Enter the correct security code' },
};
