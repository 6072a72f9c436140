import * as z from 'zod/mini';
import { emailErrors, type FormErrors } from '@/forms/error-copy';
import { email } from '@/forms/rules';

export const emailForm = z.object({ email });
export type EmailForm = z.infer<typeof emailForm>;

export const emailFormErrors: FormErrors = {
  EMAIL_REQUIRED: { summary: 'You need to enter your email address', field: 'Enter your email address' },
  ...emailErrors,
};
