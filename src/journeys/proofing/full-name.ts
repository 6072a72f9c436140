import * as z from 'zod/mini';
import { MIN_NAME_CHARACTERS } from '@/limits-and-durations';
import type { FormErrors } from '@/forms/error-copy';
import { ifShort, type Rule, typedText, withPlainMarks } from '@/forms/rules';

// Pasted text may contain soft hyphens, zero-width characters and direction marks, which belong to no name.
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
// Only Latin ligatures and full-width forms. NFKC on other text would split letters that some languages treat as one.
const typeset = /[\ufb00-\ufb06\uff01-\uff5e]+/g;
const accentsForApostrophes = /[`´]/g;

const plainLetters = (typed: string) =>
  // Runs first, because it normalises the Greek accents to the two that are replaced.
  typed
    .normalize('NFC')
    .replace(typeset, (forms) => forms.normalize('NFKC'))
    .replace(accentsForApostrophes, "'");

const plainName = ifShort((typed) => withPlainMarks(plainLetters(typed)).replace(invisible, '').normalize('NFC'));

const cleaned = typedText((typed) => plainName(typed).replace(/\s+/g, ' ').trim());

const longEnough = (name: string) => [...name].length >= MIN_NAME_CHARACTERS;

/** A part of a name, in any script and with more than one character (spec 2, section 5). */
const requiredName = <Part extends 'FIRST_NAME' | 'LAST_NAME'>(part: Part): Rule<string, `${Part}_${'REQUIRED' | 'SHORT'}`> =>
  z.pipe(cleaned, z.string().check(z.minLength(1, `${part}_REQUIRED`), z.refine(longEnough, `${part}_SHORT`)));

type MiddleNamesCode = 'MIDDLE_NAMES_SHORT';

const optionalName: Rule<string, MiddleNamesCode> = z.pipe(
  cleaned,
  z.string().check(z.refine((name) => name === '' || longEnough(name), 'MIDDLE_NAMES_SHORT' satisfies MiddleNamesCode)),
);

export const nameForm = z.object({
  firstName: requiredName('FIRST_NAME'),
  middleNames: optionalName,
  lastName: requiredName('LAST_NAME'),
});

const required = (part: string) => ({ summary: `You need to enter your ${part}`, field: `Enter your ${part}` });
const short = (part: string) => ({ summary: `You must enter more than one character for your ${part}`, field: `Incomplete ${part}` });

export const nameFormErrors = {
  FIRST_NAME_REQUIRED: required('first name'),
  FIRST_NAME_SHORT: short('first name'),
  MIDDLE_NAMES_SHORT: short('middle name'),
  LAST_NAME_REQUIRED: required('last name'),
  LAST_NAME_SHORT: short('last name'),
} satisfies FormErrors;
