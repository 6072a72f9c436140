import * as z from 'zod/mini';
import { both, type FormErrors } from '@/forms/error-copy';
import { securityCode, securityCodeErrors } from '@/forms/security-code';

export const emailCodeForm = z.object({ otp: securityCode });
export type EmailCodeForm = z.infer<typeof emailCodeForm>;

export const emailCodeFormErrors = {
  ...securityCodeErrors,
  OTP_EXPIRED: both('This security code has expired. Send a new one'),
} satisfies FormErrors;
