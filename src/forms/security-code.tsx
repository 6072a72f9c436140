import { useContext } from 'react';
import * as z from 'zod/mini';
import { SECURITY_CODE_DIGITS } from '@/limits-and-durations';
import { PageErrors } from '@/page/page';
import { useAppSelector } from '@/state/hooks';
import { both, type FormErrors } from './error-copy';
import { useFieldError } from './field';
import { plain, type Rule, typedText } from './rules';
import { TextField } from './text-field';

type SecurityCodeCode = keyof typeof securityCodeErrors;

/** The only code in a text message: digits in one group, or else in two halves. Undefined if there is none or more than one. */
function codeIn(message: string): string | undefined {
  for (const groups of [/\d+/g, /\d+( \d+)?/g]) {
    const found = [...message.matchAll(groups)]
      .map(([group]) => group.replace(/\D/g, ''))
      .filter((digits) => digits.length === SECURITY_CODE_DIGITS);
    if (new Set(found).size > 0) return new Set(found).size === 1 ? found[0] : undefined;
  }
  return undefined;
}

/** The digits of a code, without the characters around and between them. In a text with words, the digits of the code within it. */
function digitsIn(typed: string): string {
  const text = plain(typed)
    .replace(/[\s\p{Pd}]+/gu, ' ')
    .trim();
  const digits = /\p{L}/u.test(text) ? codeIn(text) : text.replace(/\D/g, '');
  return digits || text;
}

export const securityCode: Rule<string, SecurityCodeCode> = z.pipe(
  typedText(digitsIn),
  z
    .string()
    .check(
      z.minLength(1, 'OTP_REQUIRED' satisfies SecurityCodeCode),
      z.regex(new RegExp(`^\\d{${SECURITY_CODE_DIGITS}}$`), 'OTP_FORMAT' satisfies SecurityCodeCode),
    ),
);

export const securityCodeErrors = {
  OTP_REQUIRED: both('Enter the security code'),
  OTP_FORMAT: both(`Enter the ${SECURITY_CODE_DIGITS} digits of your security code`),
  OTP_WRONG: both('Enter the correct security code'),
} satisfies FormErrors;

export const securityCodeForm = z.object({ otp: securityCode, remember: z.boolean() });
export type SecurityCodeForm = z.infer<typeof securityCodeForm>;

/** Whether the server has refused what may be an earlier code. False once the next code is sent, which hides the error summary. */
function useEarlierCodeRefused() {
  const replaced = useAppSelector((state) => state.deadlines.timestamps.codeReplaced !== undefined);
  const { shown } = useContext(PageErrors);
  return useFieldError('otp') === securityCodeErrors.OTP_WRONG.field && shown !== undefined && replaced;
}

/** A one-time code (GOV.UK design system, "Confirm a phone number"): no maximum length, so that a code pasted with spaces fits. */
export const SecurityCodeField = () => (
  <TextField
    name="otp"
    label="Security code"
    hint={`This is ${SECURITY_CODE_DIGITS} digits`}
    advice={useEarlierCodeRefused() && 'We have sent you more than one code. Only the newest one works.'}
    inputMode="numeric"
    autoComplete="one-time-code"
    code
    width="10"
  />
);
