import { emailFormErrors } from '@/forms/email-form';
import type { FormErrors } from '@/forms/error-copy';

export const entryErrors: FormErrors = {
  ...emailFormErrors,
  EMAIL_REQUIRED: { summary: 'You need to enter your email address', field: 'Enter your email address' },
};
