import * as z from 'zod/mini';
import { MAX_PASSWORD_CHARACTERS, MIN_PASSWORD_CHARACTERS } from '@/limits-and-durations';
import { both, type FormErrors } from './error-copy';
import type { Rule } from './rules';

const format = `Password must have at least ${MIN_PASSWORD_CHARACTERS} characters and a capital letter`;

type NewPasswordCode = keyof typeof newPasswordErrors;

/** A new password: never trimmed, in any script, as its capital letter is. A server with stricter rules refuses it with the same code. */
const newPassword: Rule<string, NewPasswordCode> = z
  .string()
  .check(
    z.minLength(1, 'PASSWORD_REQUIRED' satisfies NewPasswordCode),
    z.minLength(MIN_PASSWORD_CHARACTERS, 'PASSWORD_FORMAT' satisfies NewPasswordCode),
    z.maxLength(MAX_PASSWORD_CHARACTERS, 'PASSWORD_LONG' satisfies NewPasswordCode),
    z.regex(/\p{Lu}/u, 'PASSWORD_FORMAT' satisfies NewPasswordCode),
  );

export const newPasswordForm = z.object({ password: newPassword });
export type NewPasswordForm = z.infer<typeof newPasswordForm>;

export const newPasswordErrors = {
  PASSWORD_REQUIRED: both('Enter a password'),
  PASSWORD_FORMAT: both(format),
  PASSWORD_LONG: both(`Enter a password with no more than ${MAX_PASSWORD_CHARACTERS} characters`),
} satisfies FormErrors;

export const passwordRule = `${format}. 3 random words make a strong password.`;

/** The same rule for password managers that make one (Apple's syntax). Without `allowed`, they use only the required characters. */
export const passwordRules = `minlength: ${MIN_PASSWORD_CHARACTERS}; maxlength: ${MAX_PASSWORD_CHARACTERS}; required: upper; allowed: ascii-printable`;
