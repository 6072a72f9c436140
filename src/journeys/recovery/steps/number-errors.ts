import { sendErrors } from '@/journeys/security-code/steps/send-security-code';
import type { ErrorRow } from '@/outcome/errors';
import { invalid } from '@/outcome/outcome';

/** Contract, "Login API": the number itself may be refused, or the code that is sent to it. `field` is where it was typed. */
export const numberErrors = (field: 'mobile' | 'international' | 'landline'): readonly ErrorRow[] => [
  { status: 400, message: 'Invalid phone number', outcome: invalid(field, `${field.toUpperCase()}_INVALID`) },
  ...sendErrors,
];
