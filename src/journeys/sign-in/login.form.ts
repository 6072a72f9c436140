import * as z from 'zod/mini';
import { both, emailErrors, type FormErrors, passwordErrors } from '@/forms/error-copy';
import { currentPassword, email } from '@/forms/rules';

export const loginForm = z.object({ email, password: currentPassword });
export type LoginForm = z.infer<typeof loginForm>;

export const loginFormErrors: FormErrors = {
  EMAIL_REQUIRED: both('Enter your email address'),
  ...emailErrors,
  LOGIN_FAILED: both('Check your details and try again'),
  ...passwordErrors,
};
