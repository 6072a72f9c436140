import * as z from 'zod/mini';
import { SECURITY_CODE_DIGITS } from '@/constants';
import { both, type FormErrors } from './error-copy';
import { plain } from './plain';
import type { Rule } from './rule';

type SecurityCodeCode = keyof typeof securityCodeErrors;

/** A one-time code, typed or pasted with spaces and dashes of any kind. */
export const securityCode: Rule<string, SecurityCodeCode> = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed: string) => plain(typed).replace(/[\s\p{Pd}]/gu, '')),
  ),
  z
    .string()
    .check(
      z.minLength(1, 'OTP_REQUIRED' satisfies SecurityCodeCode),
      z.regex(new RegExp(`^\\d{${SECURITY_CODE_DIGITS}}$`), 'OTP_FORMAT' satisfies SecurityCodeCode),
    ),
);

/** The same for a code by text, by call and by email. */
export const securityCodeErrors = {
  OTP_REQUIRED: both('Enter the security code'),
  OTP_FORMAT: both('Enter a valid security code'),
  OTP_WRONG: { summary: 'The security code you have entered is wrong', field: 'Enter the correct security code' },
} satisfies FormErrors;

/** The code of a login, and whether this device skips it from now on. */
export const securityCodeForm = z.object({ otp: securityCode, remember: z.boolean() });
export type SecurityCodeForm = z.infer<typeof securityCodeForm>;
