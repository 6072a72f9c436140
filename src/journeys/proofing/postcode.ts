import { parse } from 'postcode';
import * as z from 'zod/mini';
import { both, type FormErrors } from '@/forms/error-copy';
import { plain, type Rule, typedText } from '@/forms/rules';

// Royal Mail's 121 postcode areas, with Guernsey, Jersey and the Isle of Man, and BF for the forces.
const areas = new Set<string | null>(
  (
    'AB AL B BA BB BD BF BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY ' +
    'G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW ' +
    'OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB ' +
    'W WA WC WD WF WN WR WS WV YO ZE'
  ).split(' '),
);

// NHS Data Dictionary, "Postcode": pseudo postcodes of patients without a fixed home.
const NO_FIXED_ABODE = 'ZZ99';
// Scotland, Northern Ireland, Jersey, Guernsey.
const outOfReach = new Set('AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE BT JE GY'.split(' '));
// Scottish districts with patients of English surgeries. To accept one wrongly only causes 'no match', to reject it excludes patients.
const border = new Set(['TD9', 'TD12', 'TD15', 'DG16']);

function exists(typed: string): boolean {
  const { area, outcode } = parse(typed);
  return areas.has(area) || outcode === NO_FIXED_ABODE;
}

type PostcodeCode = keyof typeof postcodeFormErrors;

/** Accepts any case, spaces and punctuation. Returns capitals, with one space before the last three characters. */
export const postcode: Rule<string, PostcodeCode> = z.pipe(
  typedText((typed) =>
    plain(typed)
      .toUpperCase()
      .replace(/[^A-Z\d]/g, ''),
  ),
  z.pipe(
    z
      .string()
      .check(z.minLength(1, 'POSTCODE_REQUIRED' satisfies PostcodeCode), z.refine(exists, 'POSTCODE_INVALID' satisfies PostcodeCode)),
    z.transform((valid: string) => parse(valid).postcode ?? valid),
  ),
);

export const postcodeForm = z.object({ postcode });

export const postcodeFormErrors = {
  POSTCODE_REQUIRED: both('You need to enter your postcode'),
  POSTCODE_INVALID: both('Check you have entered your postcode correctly'),
} satisfies FormErrors;

/** Whether the service can reach the records of this postcode: England, Wales, the Isle of Man and the forces. */
export function isWithinReach(clean: string): boolean {
  const { area, outcode } = parse(clean);
  return area !== null && (!outOfReach.has(area) || border.has(outcode));
}
