import * as z from 'zod/mini';
import { both, type FormErrors } from '@/forms/error-copy';
import { nhsNumber, nhsNumberErrors } from './nhs-number';

export const knowNhsNumberForm = z.discriminatedUnion(
  'choice',
  [z.object({ choice: z.literal('yes'), nhsNumber }), z.object({ choice: z.literal('no') })],
  'CHOICE_REQUIRED',
);
export type KnowNhsNumberForm = z.infer<typeof knowNhsNumberForm>;

export const knowNhsNumberFormErrors: FormErrors = {
  CHOICE_REQUIRED: both('Select yes, if you know your NHS number'),
  ...nhsNumberErrors,
};
