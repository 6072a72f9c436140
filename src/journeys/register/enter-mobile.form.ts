import * as z from 'zod/mini';
import { both, type FormErrors } from '@/forms/error-copy';
import { internationalMobile, phoneErrors, ukLandline, ukMobile } from '@/forms/phone-number';
import { choice } from '@/forms/rules';
import { revealed, validateRevealed } from '@/forms/validate-revealed';

const kinds = { mobile: ukMobile, international: internationalMobile, landline: ukLandline } as const;

export interface PhoneForm {
  kind: keyof typeof kinds;
  /** ITU-T E.164. */
  number: string;
}

/** One of three kinds of number; each choice reveals its own field. */
export const phoneForm = z.pipe(
  z.object({
    choice: choice(['mobile', 'international', 'landline']),
    mobile: revealed(ukMobile),
    international: revealed(internationalMobile),
    landline: revealed(ukLandline),
  }),
  z.transform(({ choice: kind, ...typed }, context): PhoneForm => ({
    kind,
    number: validateRevealed(kinds[kind], kind, typed[kind], context) ?? '',
  })),
);

export const phoneFormErrors = { CHOICE_REQUIRED: both('Select the kind of phone you have'), ...phoneErrors } satisfies FormErrors;
