import * as z from 'zod/mini';
import { MAX_PASSWORD_CHARACTERS, MIN_PASSWORD_CHARACTERS } from '@/constants';
import { both, type FormErrors } from './error-copy';
import type { Rule } from './rule';

type NewPasswordCode = keyof typeof newPasswordErrors;

/** A new password: never trimmed, in any script. A server with stricter rules refuses it with the same code. */
const newPassword: Rule<string, NewPasswordCode> = z
  .string()
  .check(
    z.minLength(1, 'PASSWORD_REQUIRED' satisfies NewPasswordCode),
    z.minLength(MIN_PASSWORD_CHARACTERS, 'PASSWORD_FORMAT' satisfies NewPasswordCode),
    z.maxLength(MAX_PASSWORD_CHARACTERS, 'PASSWORD_LONG' satisfies NewPasswordCode),
    z.regex(/[A-Z]/, 'PASSWORD_FORMAT' satisfies NewPasswordCode),
  );

export const newPasswordForm = z.object({ password: newPassword });
export type NewPasswordForm = z.infer<typeof newPasswordForm>;

export const newPasswordErrors = {
  PASSWORD_REQUIRED: both('Enter a password'),
  PASSWORD_FORMAT: {
    summary: 'Enter a password in the correct format',
    field: `Use at least ${MIN_PASSWORD_CHARACTERS} characters and 1 capital letter`,
  },
  PASSWORD_LONG: both(`Enter a password with no more than ${MAX_PASSWORD_CHARACTERS} characters`),
} satisfies FormErrors;

/** The rule for a new password, shown before it is typed. */
export const passwordRule = `Use at least ${MIN_PASSWORD_CHARACTERS} characters, with at least 1 capital letter`;
