import { parse } from 'postcode';
import * as z from 'zod/mini';
import { both, type FormErrors } from '@/forms/error-copy';
import { plain } from '@/forms/plain';
import type { Rule } from '@/forms/rule';

// Scotland, Northern Ireland, Jersey, Guernsey.
const elsewhere = new Set('AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE BT JE GY'.split(' '));
// Scottish districts with patients of English surgeries: a wrong pass only ends in 'no match', a wrong refusal shuts them out.
const border = new Set(['TD9', 'TD12', 'TD15', 'DG16']);

type PostcodeCode = keyof typeof postcodeFormErrors;

/** Accepts any case, spaces and marks; keeps capitals, with one space before the last three characters. */
export const postcode: Rule<string, PostcodeCode> = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed: string) =>
      plain(typed)
        .toUpperCase()
        .replace(/[^A-Z\d]/g, ''),
    ),
  ),
  z.pipe(
    z.string().check(
      z.minLength(1, 'POSTCODE_REQUIRED' satisfies PostcodeCode),
      z.refine((typed) => parse(typed).valid, 'POSTCODE_INVALID' satisfies PostcodeCode),
    ),
    z.transform((valid: string) => parse(valid).postcode ?? valid),
  ),
);

export const postcodeForm = z.object({ postcode });

export const postcodeFormErrors = {
  POSTCODE_REQUIRED: { summary: 'You need to enter your postcode', field: 'Enter your postcode' },
  POSTCODE_INVALID: both('Check you have entered your postcode correctly'),
} satisfies FormErrors;

/** Whether the service can reach the records of this postcode: England, Wales, the Isle of Man and the forces. */
export function isWithinReach(clean: string): boolean {
  const { area, outcode } = parse(clean);
  return area !== null && (!elsewhere.has(area) || border.has(outcode));
}
