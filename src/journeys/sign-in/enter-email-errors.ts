import { both, emailErrors, type FormErrors } from '@/forms/error-copy';

export const entryErrors = {
  ...emailErrors,
  EMAIL_REQUIRED: both('You need to enter your email address'),
} satisfies FormErrors;
