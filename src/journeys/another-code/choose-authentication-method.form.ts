import * as z from 'zod/mini';
import { both, type FormErrors } from '@/forms/error-copy';
import { choice } from '@/forms/rules';

export const methodForm = z.object({ choice: choice(['mobile', 'landline']) });
export type MethodForm = z.infer<typeof methodForm>;

export const methodFormErrors = {
  CHOICE_REQUIRED: both('You need to tell us which authentication method you want to use'),
} satisfies FormErrors;

export const methodOptions = [
  { value: 'mobile', label: 'Use my mobile phone to receive a security code by text message' },
  { value: 'landline', label: 'Use my landline to receive a security code by phone call' },
];
