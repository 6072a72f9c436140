import { emailErrors, type FormErrors } from '@/forms/error-copy';

export const entryErrors: FormErrors = {
  ...emailErrors,
  EMAIL_REQUIRED: { summary: 'You need to enter your email address', field: 'Enter your email address' },
};
