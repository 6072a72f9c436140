import { both, emailErrors, type FormErrors, passwordErrors } from '@/forms/error-copy';

export const loginFormErrors = {
  ...emailErrors,
  LOGIN_FAILED: both('Check your details and try again'),
  ...passwordErrors,
} satisfies FormErrors;
