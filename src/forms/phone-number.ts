import * as z from 'zod/mini';
import { REFUSED_CALLING_CODE } from '@/limits-and-durations';
import { both, type FormErrors } from './error-copy';
import { plain, type Rule, typedText } from './rules';

type PhoneCode = keyof typeof phoneErrors;

// GOV.UK design system, "Phone numbers": spaces, dashes, brackets and dots are allowed anywhere. The result has the format of ITU-T E.164.
const digitsOf = typedText((typed) =>
  plain(typed)
    // Drops the zero that is dialled only within a country: +49 (0)151, 0049 (0)151.
    .replace(/^([^\d+]*(?:\+|00)\D*\d{1,3}\D*)[([]\s*0\s*[)\]]/, '$1')
    .replace(/[\s().\p{Pd}]/gu, '')
    .replace(/^00/, '+'),
);

/** A UK number, with or without its country code, and with or without a zero after it: +44 07… */
const british = <Code extends PhoneCode>(shape: RegExp, required: Code, invalid: Code): Rule<string, Code> =>
  z.pipe(
    digitsOf,
    z.pipe(
      z.string().check(z.minLength(1, required), z.regex(shape, invalid)),
      z.transform((digits: string) => digits.replace(/^(\+440|0)/, '+44')),
    ),
  );

const mobileShape = /^(\+440?|0)7\d{9}$/;

export const ukMobile = british(mobileShape, 'MOBILE_REQUIRED', 'MOBILE_INVALID');
export const ukLandline = british(/^(\+440?|0)[123]\d{8,9}$/, 'LANDLINE_REQUIRED', 'LANDLINE_INVALID');

export const mobileForm = z.object({ mobile: ukMobile });
export const landlineForm = z.object({ landline: ukLandline });

const served = (number: string) => !number.startsWith(REFUSED_CALLING_CODE);

type InternationalCode = Extract<PhoneCode, `INTERNATIONAL_${string}`>;

/** A UK mobile number is valid in the international field too. */
const isMobile = (number: string) => !number.startsWith('+44') || mobileShape.test(number);

export const internationalMobile: Rule<string, InternationalCode> = z.pipe(
  digitsOf,
  z.pipe(
    z
      .string()
      .check(
        z.minLength(1, 'INTERNATIONAL_REQUIRED' satisfies InternationalCode),
        z.regex(/^\+[1-9]\d{6,14}$/, 'INTERNATIONAL_INVALID' satisfies InternationalCode),
        z.refine(isMobile, 'INTERNATIONAL_INVALID' satisfies InternationalCode),
        z.refine(served, 'INTERNATIONAL_REFUSED' satisfies InternationalCode),
      ),
    z.transform((number: string) => number.replace('+440', '+44')),
  ),
);

const mobileMissing = both('Enter your mobile phone number');

export const phoneErrors = {
  MOBILE_REQUIRED: mobileMissing,
  MOBILE_INVALID: both('Enter a UK mobile phone number, like 07700 900 982'),
  INTERNATIONAL_REQUIRED: mobileMissing,
  INTERNATIONAL_INVALID: both('Enter a mobile phone number with its country code, like +33 6 12 34 56 78'),
  INTERNATIONAL_REFUSED: both('We cannot send security codes to numbers from this country. Enter another mobile phone number'),
  LANDLINE_REQUIRED: both('Enter your landline number'),
  LANDLINE_INVALID: both('Enter a UK landline number, like 01632 960 001'),
  /** Set by the server. The number has passed the form's own rule. */
  NUMBER_REFUSED: both('We cannot send codes to this number. Check it, or use another.'),
} satisfies FormErrors;
