import { differenceInYears } from 'date-fns/differenceInYears';
import { isExists } from 'date-fns/isExists';
import * as z from 'zod/mini';
import { FIRST_BIRTH_YEAR, MIN_AGE_YEARS } from '@/limits-and-durations';
import { both, type FormErrors } from '@/forms/error-copy';
import { plain, type Rule, typedText } from '@/forms/rules';

/** With fewer letters the names of two months may begin alike. */
const MIN_MONTH_LETTERS = 3;

type DobCode = keyof typeof dobFormErrors;

const part: Rule<string, DobCode> = typedText((typed) => plain(typed).trim());
const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];

/** Converts a month's English name, or its first letters, to its number. Returns any other text unchanged. */
function numbered(typed: string): string {
  const letters = typed.toLowerCase().replace(/\.$/, '').trim();
  const index = letters.length < MIN_MONTH_LETTERS ? -1 : months.findIndex((name) => name.startsWith(letters));
  return index < 0 ? typed : String(index + 1);
}
const month: Rule<string, DobCode> = z.pipe(part, z.transform(numbered));
const padded = (digits: string) => digits.padStart(2, '0');

const without = (missing: string) => both(`Your date of birth must include a ${missing}`);

export const dobFormErrors = {
  DOB_REQUIRED: both('Enter your date of birth'),
  DOB_NO_DAY: without('day'),
  DOB_NO_MONTH: without('month'),
  DOB_NO_YEAR: without('year'),
  DOB_NO_DAY_MONTH: without('day and month'),
  DOB_NO_DAY_YEAR: without('day and year'),
  DOB_NO_MONTH_YEAR: without('month and year'),
  DOB_YEAR: both('Your birth year must have 4 numbers'),
  DOB_NOT_REAL: both('You need to enter a real date of birth'),
  DOB_WRONG_YEAR: both('Check you have entered the correct year'),
} satisfies FormErrors;

const parts = ['day', 'month', 'year'] as const;
type Parts = Record<(typeof parts)[number], string>;

function fault(given: Parts): { code: DobCode; at: readonly (keyof Parts)[] } | undefined {
  const missing = parts.filter((name) => given[name] === '');
  if (missing.length === parts.length) return { code: 'DOB_REQUIRED', at: parts };
  if (missing.length > 0) return { code: `DOB_NO_${missing.join('_').toUpperCase()}` as DobCode, at: missing };
  if (!/^\d{1,2}$/.test(given.day)) return { code: 'DOB_NOT_REAL', at: ['day'] };
  if (!/^\d{1,2}$/.test(given.month)) return { code: 'DOB_NOT_REAL', at: ['month'] };
  if (!/^\d{4}$/.test(given.year)) return { code: 'DOB_YEAR', at: ['year'] };
  const [day, month, year] = [Number(given.day), Number(given.month), Number(given.year)];
  const now = new Date();
  if (year < FIRST_BIRTH_YEAR || year > now.getFullYear()) return { code: 'DOB_WRONG_YEAR', at: ['year'] };
  if (!isExists(year, month - 1, day)) return { code: 'DOB_NOT_REAL', at: parts };
  return new Date(year, month - 1, day) > now ? { code: 'DOB_WRONG_YEAR', at: parts } : undefined;
}

/** Converts three fields to yyyy-MM-dd (spec 2, section 5). Accepts every age: the step redirects users who are too young. */
export const dobForm = z.pipe(
  z.object({ day: part, month, year: part }).check((payload) => {
    const found = fault(payload.value);
    found?.at.forEach((name) => payload.issues.push({ code: 'custom', message: found.code, path: [name], input: payload.value }));
  }),
  z.transform(({ day, month, year }: Parts) => `${year}-${padded(month)}-${padded(day)}`),
);

export const isUnderAge = (dob: string) => differenceInYears(new Date(), new Date(`${dob}T00:00:00`)) < MIN_AGE_YEARS;

export function dobFields(dob: string) {
  const [year = '', month = '', day = ''] = dob.split('-');
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}
