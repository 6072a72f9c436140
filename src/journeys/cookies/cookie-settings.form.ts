import * as z from 'zod/mini';
import { type FormErrors, choiceErrors } from '@/forms/error-copy';
import { choice } from '@/forms/rules';

export const cookieForm = z.object({ choice: choice(['use', 'doNotUse']) });
export type CookieForm = z.infer<typeof cookieForm>;

export const cookieFormErrors: FormErrors = choiceErrors;

export const cookieOptions = [
  { value: 'use', label: 'Use these cookies' },
  { value: 'doNotUse', label: 'Do not use these cookies' },
];
