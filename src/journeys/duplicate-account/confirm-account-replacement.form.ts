import * as z from 'zod/mini';
import { both, type FormErrors } from '@/forms/error-copy';
import type { Rule } from '@/forms/rule';

type ReplacementCode = keyof typeof replacementFormErrors;

const understood: Rule<boolean, ReplacementCode, boolean> = z
  .boolean()
  .check(z.refine(Boolean, 'UNDERSTANDING_REQUIRED' satisfies ReplacementCode));

export const replacementForm = z.object({ understood });

export const replacementFormErrors = {
  UNDERSTANDING_REQUIRED: both('Confirm that you want to continue with a new NHS account and delete your existing one'),
} satisfies FormErrors;
