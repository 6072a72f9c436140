import { SECURITY_CODE_DIGITS } from '@/constants';
import { TextField } from './text-field';

/** A one-time code (GOV.UK design system, "Confirm a phone number"): no maximum length, so that a code pasted with spaces fits. */
export const SecurityCodeField = () => (
  <TextField
    name="otp"
    label="Security code"
    hint={`This is ${SECURITY_CODE_DIGITS} digits`}
    inputMode="numeric"
    autoComplete="one-time-code"
    code
    width="10"
  />
);
