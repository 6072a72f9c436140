import * as z from 'zod/mini';
import { MAX_EMAIL_CHARACTERS, MIN_EMAIL_CHARACTERS } from '@/constants';
import type { choiceErrors } from './choice-errors';
import type { emailErrors, passwordErrors } from './error-copy';
import type { Rule } from './rule';

// Not U+02BB and U+02BC: the ʻokina of Hawaiian and its like are letters.
const apostrophes = /[\u2018\u2019]/g;
// Unicode's hyphens and dashes that keyboards and typesetters put between Latin letters, and the minus: not the hyphens of other scripts.
const dashes = /[\u2010-\u2015\u2212]/g;

/** With the apostrophe and the hyphen of ASCII in the place of those of a typesetter or a phone. */
export const withPlainMarks = (text: string) => text.replace(apostrophes, "'").replace(dashes, '-');

const isDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** The digit of a script as ASCII has it: the ten of a script follow one another from zero on (Unicode, section 4.6). */
function plainDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (isDigit(codePoint - value - 1)) value += 1;
  return String(value % 10);
}

/**
 * Makes a text plain of which only ASCII counts (a number, a postcode, a code, an email address): full-width and other compatibility
 * forms are normalised (Unicode NFKC), digits of any script are those of ASCII, and invisible characters are dropped.
 */
export const plain = (typed: string) =>
  withPlainMarks(typed.replace(/\p{Cf}/gu, '').normalize('NFKC')).replace(/[^\P{Nd}0-9]/gu, plainDigit);

// Each rule cleans what was typed, then accepts it or names the error code that the form's copy turns into its two sentences.
// Where several rules fail, the first speaks.

const isAscii = /^[ -~]*$/;
const format = /^[a-z0-9_.+'-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** The domain of an address as DNS has it (RFC 5891): some browsers write it so in a field of type email, others leave it as typed. */
export function withAsciiDomain(address: string): string {
  const [, local, domain] = /^(.*@)([\p{L}\p{M}\p{N}.\u3002-]+)$/u.exec(address) ?? [];
  if (local === undefined || domain === undefined || isAscii.test(domain)) return address;
  try {
    return local + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

type EmailCode = keyof typeof emailErrors;

/** Spec 1, section 5, "Email": trimmed, lower-cased, no spaces anywhere. An international domain counts as its ASCII form. */
export const email: Rule<string, EmailCode> = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed: string) => withAsciiDomain(plain(typed).replace(/\s/g, '').toLowerCase())),
  ),
  z
    .string()
    .check(
      z.minLength(1, 'EMAIL_REQUIRED' satisfies EmailCode),
      z.minLength(MIN_EMAIL_CHARACTERS, 'EMAIL_MIN_LENGTH' satisfies EmailCode),
      z.maxLength(MAX_EMAIL_CHARACTERS, 'EMAIL_FORMAT' satisfies EmailCode),
      z.regex(format, 'EMAIL_FORMAT' satisfies EmailCode),
    ),
);

type PasswordCode = keyof typeof passwordErrors;

/** A password someone already has: never trimmed, never judged. */
export const currentPassword: Rule<string, PasswordCode> = z.string().check(z.minLength(1, 'PASSWORD_REQUIRED' satisfies PasswordCode));

type ChoiceCode = keyof typeof choiceErrors;

/** One of a page's options. */
export const choice = <const Options extends readonly [string, ...string[]]>(options: Options): Rule<Options[number], ChoiceCode> =>
  z.enum(options, 'CHOICE_REQUIRED' satisfies ChoiceCode);

/** A form without fields: a decision that only needs its button. */
export const nothing = z.pipe(
  z.object({}),
  z.transform(() => undefined),
);

/** An email address on its own. */
export const emailForm = z.object({ email });
export type EmailForm = z.infer<typeof emailForm>;
