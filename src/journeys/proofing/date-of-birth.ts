import { differenceInYears } from 'date-fns/differenceInYears';
import * as z from 'zod/mini';
import { FIRST_BIRTH_YEAR } from '@/constants';
import { both, type FormErrors } from '@/forms/error-copy';

const part = z.pipe(
  z.string(),
  z.transform((typed: string) => typed.trim()),
);
const padded = (digits: string) => digits.padStart(2, '0');

/** A date of the local calendar; undefined for one that does not exist, like 30 February. Months count from 1. */
function dateOf(year: number, month: number, day: number): Date | undefined {
  const date = new Date(year, month - 1, day);
  return date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day ? date : undefined;
}

const parts = ['day', 'month', 'year'] as const;
type Parts = Record<(typeof parts)[number], string>;

/** What is wrong with a date, and which part of it is led to; undefined when nothing is. */
function fault(given: Parts): { code: string; at: keyof Parts } | undefined {
  const missing = parts.filter((name) => given[name] === '');
  const [first] = missing;
  if (first) return { code: missing.length === 3 ? 'DOB_REQUIRED' : `DOB_NO_${missing.join('_').toUpperCase()}`, at: first };
  if (!/^\d{1,2}$/.test(given.day)) return { code: 'DOB_NOT_REAL', at: 'day' };
  if (!/^\d{1,2}$/.test(given.month)) return { code: 'DOB_NOT_REAL', at: 'month' };
  if (!/^\d{4}$/.test(given.year)) return { code: 'DOB_YEAR', at: 'year' };
  const date = dateOf(Number(given.year), Number(given.month), Number(given.day));
  if (!date) return { code: 'DOB_NOT_REAL', at: 'day' };
  return date > new Date() || Number(given.year) < FIRST_BIRTH_YEAR ? { code: 'DOB_WRONG_YEAR', at: 'year' } : undefined;
}

/** Three fields into yyyy-MM-dd (spec 2, section 5). A person of any age passes here: too young is not wrong. */
export const dateOfBirth = z.pipe(
  z.object({ day: part, month: part, year: part }).check((payload) => {
    const found = fault(payload.value);
    if (found) payload.issues.push({ code: 'custom', message: found.code, path: [found.at], input: payload.value });
  }),
  z.transform(({ day, month, year }: Parts) => `${year}-${padded(month)}-${padded(day)}`),
);

const without = (missing: string) => both(`Your date of birth must include a ${missing}`);

export const dateOfBirthErrors = {
  DOB_REQUIRED: { summary: 'You need to enter a date of birth', field: 'Enter your date of birth' },
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

/** Completed years, to the day. `dob` is yyyy-MM-dd. */
export const ageOf = (dob: string) => differenceInYears(new Date(), new Date(`${dob}T00:00:00`));
