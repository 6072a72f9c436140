import * as z from 'zod/mini';
import { NHS_NUMBER_DIGITS } from '@/limits-and-durations';
import { both, type FormErrors } from '@/forms/error-copy';
import { choice, plain, revealed, type Rule, typedText, validateRevealed } from '@/forms/rules';

const nationalInsurance = /^[A-Z]{2}\d{6}[A-D]$/;
// Users copy the label together with the number, from a letter or an app.
const label = /^(MY)?NHS(NUMBER|NO)?(IS)?(?=\d|$)/;
const allTheSame = /^(\d)\1*$/;

/** NHS Data Dictionary: nine digits with weights from ten to two. The tenth is 11 less the remainder of their sum by 11, or 0 for 11. */
function hasCheckDigit(number: string): boolean {
  const digits = [...number].map(Number);
  const sum = digits.slice(0, -1).reduce((total, digit, index) => total + digit * (NHS_NUMBER_DIGITS - index), 0);
  return (11 - (sum % 11)) % 11 === digits[NHS_NUMBER_DIGITS - 1];
}

type NhsNumberCode = Extract<keyof typeof knowNhsNumberFormErrors, `NHS_${string}`>;

/** Accepts spaces, dashes and a label before the number, and removes them. Each error has its own sentence (spec 2, section 5). */
export const nhsNumber: Rule<string, NhsNumberCode> = z.pipe(
  typedText((typed) =>
    plain(typed)
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toUpperCase()
      .replace(label, ''),
  ),
  z.string().check(
    z.minLength(1, 'NHS_NUMBER_REQUIRED' satisfies NhsNumberCode),
    z.refine((typed) => !nationalInsurance.test(typed), 'NHS_NUMBER_NATIONAL_INSURANCE' satisfies NhsNumberCode),
    z.refine((typed) => /^\d*$/.test(typed), 'NHS_NUMBER_LETTERS' satisfies NhsNumberCode),
    z.length(NHS_NUMBER_DIGITS, 'NHS_NUMBER_LENGTH' satisfies NhsNumberCode),
    z.refine((typed) => !allTheSame.test(typed) && hasCheckDigit(typed), 'NHS_NUMBER_INVALID' satisfies NhsNumberCode),
  ),
);

/** The number, if the user knows it. Otherwise undefined: the value of the hidden field is ignored. */
export const knowNhsNumberForm = z.pipe(
  z.object({ choice: choice(['yes', 'no']), nhsNumber: revealed(nhsNumber) }),
  z.transform(({ choice: known, nhsNumber: typed }, context) =>
    known === 'yes' ? validateRevealed(nhsNumber, 'nhsNumber', typed, context) : undefined,
  ),
);

const digits = `Your NHS number must have ${NHS_NUMBER_DIGITS} numbers`;

export const knowNhsNumberFormErrors = {
  CHOICE_REQUIRED: both('Select yes, if you know your NHS number'),
  NHS_NUMBER_REQUIRED: both('Enter your NHS number'),
  NHS_NUMBER_NATIONAL_INSURANCE: both('You have entered a National Insurance number. Enter your NHS number'),
  NHS_NUMBER_LETTERS: both(`${digits} and no letters`),
  NHS_NUMBER_LENGTH: both(digits),
  NHS_NUMBER_INVALID: both('The number you entered is not an NHS number'),
} satisfies FormErrors;

/** Groups the digits 3-3-4, as in letters from the NHS. */
export const spacedNhsNumber = (number: string) => number.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');
