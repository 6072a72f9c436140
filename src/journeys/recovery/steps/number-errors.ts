import { sendErrors } from '@/journeys/security-code/steps/send-security-code';
import type { ErrorRow } from '@/outcome/errors';
import { invalid } from '@/outcome/outcome';

/** The server may reject the number, which marks `field`, or fail to send a code to it (contract, "Login API"). */
export const numberErrors = (field: 'mobile' | 'international' | 'landline'): readonly ErrorRow<'NUMBER_REFUSED'>[] => [
  { status: 400, message: 'Invalid phone number', outcome: invalid(field, 'NUMBER_REFUSED') },
  ...sendErrors,
];
