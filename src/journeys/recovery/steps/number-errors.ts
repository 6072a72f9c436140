import { sendErrors } from '@/journeys/security-code/steps/send-security-code';
import type { ErrorRow } from '@/outcome/errors';
import { invalid } from '@/outcome/outcome';

/** The error code of a number that the server refuses. */
export type NumberRefused<Field extends string> = `${Uppercase<Field>}_INVALID`;

/** The server may refuse the number, which is marked at `field`, or the sending of a code to it (contract, "Login API"). */
export const numberErrors = <Field extends 'mobile' | 'international' | 'landline'>(
  field: Field,
): readonly ErrorRow<NumberRefused<Field>>[] => [
  { status: 400, message: 'Invalid phone number', outcome: invalid(field, `${field.toUpperCase()}_INVALID` as NumberRefused<Field>) },
  ...sendErrors,
];
