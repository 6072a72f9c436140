import * as z from 'zod/mini';
import { both, type FormErrors } from '@/forms/error-copy';
import { choice } from '@/forms/rules';
import { nhsNumber, nhsNumberErrors } from './nhs-number';

/** The number of a person who knows it; undefined for one who does not, whatever stands in the field that is hidden then. */
export const knowNhsNumberForm = z.pipe(
  z.object({ choice: choice(['yes', 'no']), nhsNumber: z.string() }),
  z.transform(({ choice: known, nhsNumber: typed }, context) => {
    if (known === 'no') return undefined;
    const { data, error } = nhsNumber.safeParse(typed);
    if (error) context.issues.push({ code: 'custom', message: error.issues[0]?.message, path: ['nhsNumber'], input: typed });
    return data;
  }),
);

export const knowNhsNumberFormErrors: FormErrors = {
  CHOICE_REQUIRED: both('Select yes, if you know your NHS number'),
  ...nhsNumberErrors,
};
