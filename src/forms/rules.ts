import * as z from 'zod/mini';
import { MAX_EMAIL_CHARACTERS, MIN_EMAIL_CHARACTERS } from '@/limits-and-durations';
import type { choiceErrors, emailErrors, passwordErrors } from './error-copy';

/** The raw value of a field. Its type carries the field's error codes. */
export type Coded<Code extends string, Raw = string> = Raw & { readonly errorCode?: Code };

/** The rule of one field: cleans the typed value, or fails with one of these error codes. If several checks fail, the first one counts. */
export type Rule<Clean, Code extends string, Raw = string> = z.ZodMiniType<Clean, Coded<Code, Raw>>;

type CodeOf<Value> = Value extends { readonly errorCode?: infer Code } ? Extract<Code, string> : never;

/** The error codes of all fields of a form, from the input type of its schema. */
export type CodesOf<Input> = { [Name in keyof Input]: CodeOf<Input[Name]> }[keyof Input];

interface Context {
  issues: unknown[];
}

/** A field that a choice reveals. It is plain text until its rule is applied. Its type has the error codes of the rule. */
export const revealed = <Code extends string>(_rule: Rule<unknown, Code>): Rule<string, Code> => z.string();

/** Applies the rule of a revealed field within the transform of its form. A hidden field may contain anything. */
export function validateRevealed<Value>(rule: Rule<Value, string>, name: string, typed: string, context: Context): Value | undefined {
  const { data, error } = rule.safeParse(typed);
  if (error) context.issues.push({ code: 'custom', message: error.issues[0]?.message, path: [name], input: typed });
  return data;
}

// Excludes U+02BB and U+02BC, because the ʻokina of Hawaiian and similar characters are letters.
const apostrophes = /[\u2018\u2019]/g;
// The hyphens and dashes between Latin letters, and the minus sign. Excludes the hyphens of other scripts.
const dashes = /[\u2010-\u2015\u2212]/g;

export const withPlainMarks = (text: string) => text.replace(apostrophes, "'").replace(dashes, '-');

const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** A digit of any script as an ASCII digit. The ten digits of a script are consecutive from zero (Unicode, section 4.6). */
function plainDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (isDigit(codePoint - value - 1)) value += 1;
  return String(value % 10);
}

/** No field needs more, not even one with a pasted message. */
const MOST_CHARACTERS = 1000;

/** Leaves longer text unchanged, because Unicode normalisation sorts combining marks in quadratic time. */
export const ifShort = (clean: (typed: string) => string) => (typed: string) => (typed.length > MOST_CHARACTERS ? typed : clean(typed));

/** Converts input of which only ASCII counts: compatibility forms (Unicode NFKC), digits of any script, invisible characters. */
export const plain = ifShort((typed) =>
  withPlainMarks(typed.replace(/\p{Cf}/gu, '').normalize('NFKC')).replace(/[^\P{Nd}0-9]/gu, plainDigit),
);

/** Typed text, after `clean`. */
export const typedText = (clean: (typed: string) => string) => z.pipe(z.string(), z.transform(clean));

const isAscii = /^[ -~]*$/;
const format = /^[a-z0-9_.+'-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/;

function asciiDomain(domain: string): string {
  try {
    // An ASCII domain stays as it is, because URL would read '1.2' as an address of the network.
    return isAscii.test(domain) ? domain : new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** Converts the domain of an address, of at most 253 characters, to its DNS form (RFC 5891). In an email field some browsers do this. */
export const withAsciiDomain = (address: string) =>
  address.replace(/@([\p{L}\p{M}\p{N}.\u3002-]{1,253})$/u, (_end, domain: string) => `@${asciiDomain(domain)}`);

type EmailCode = keyof typeof emailErrors;

/** Removed from a copied address: its scheme, angle brackets, and the mark that ends a sentence. */
const aroundAddress = /^(mailto:)?[<‹]?|[>›]?[.,;]?$/g;

/** Spec 1, section 5, "Email": trimmed, lower-cased, without spaces. An international domain is compared in its ASCII form. */
export const email: Rule<string, EmailCode> = z.pipe(
  typedText((typed) => withAsciiDomain(plain(typed).replace(/\s/g, '').toLowerCase().replace(aroundAddress, ''))),
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

/** An existing password: never trimmed or checked. */
export const currentPassword: Rule<string, PasswordCode> = z.string().check(z.minLength(1, 'PASSWORD_REQUIRED' satisfies PasswordCode));

type ChoiceCode = keyof typeof choiceErrors;

export const choice = <const Options extends readonly [string, ...string[]]>(options: Options): Rule<Options[number], ChoiceCode> =>
  z.enum(options, 'CHOICE_REQUIRED' satisfies ChoiceCode);

export const nothing = z.pipe(
  z.object({}),
  z.transform(() => undefined),
);

export const emailForm = z.object({ email });
export type EmailForm = z.infer<typeof emailForm>;
