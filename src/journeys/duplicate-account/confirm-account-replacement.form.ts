import * as z from 'zod/mini';
import { both, type FormErrors } from '@/forms/error-copy';

export const replacementForm = z.object({ understood: z.boolean().check(z.refine(Boolean, 'UNDERSTANDING_REQUIRED')) });

export const replacementFormErrors: FormErrors = {
  UNDERSTANDING_REQUIRED: both('Confirm that you want to continue with a new NHS account and delete your existing one'),
};
