import * as z from 'zod/mini';
import { both, type FormErrors } from '@/forms/error-copy';
import { revealed } from '@/forms/revealed';
import { choice } from '@/forms/rules';
import { nhsNumber, nhsNumberErrors } from './nhs-number';

/** The number of a person who knows it; undefined for one who does not, whatever stands in the field that is hidden then. */
export const knowNhsNumberForm = z.pipe(
  z.object({ choice: choice(['yes', 'no']), nhsNumber: z.string() }),
  z.transform(({ choice: known, nhsNumber: typed }, context) =>
    known === 'yes' ? revealed(nhsNumber, 'nhsNumber', typed, context) : undefined,
  ),
);

export const knowNhsNumberFormErrors: FormErrors = {
  CHOICE_REQUIRED: both('Select yes, if you know your NHS number'),
  ...nhsNumberErrors,
};
