import { paths } from '@/paths';
import type { Proofing } from '@/state/kept/proofing';
import { detailsComplete } from '@/state/proofing';

const { knowNhsNumber, enterName, enterDob, enterPostcode, checkYourDetails, confirmYourDetails } = paths.proofing;

/** The pages that ask something on the way to the health record. */
export type Question = typeof knowNhsNumber | typeof enterName | typeof enterDob | typeof enterPostcode;

const afterwards = {
  [knowNhsNumber]: ({ knowNhsNumber: known }: Proofing) => (known ? enterDob : enterName),
  [enterName]: () => enterDob,
  [enterDob]: () => enterPostcode,
  [enterPostcode]: () => checkYourDetails,
} as const;

const before = {
  [knowNhsNumber]: () => undefined,
  [enterName]: () => knowNhsNumber,
  [enterDob]: ({ knowNhsNumber: known }: Proofing) => (known ? knowNhsNumber : enterName),
  [enterPostcode]: () => enterDob,
} as const;

/**
 * Which page follows a question and where its Back leads (spec 2, section 4, "Proofing entry"). Who has chosen to prove who they are
 * only corrects details, and returns to them from each question, once nothing is missing.
 */
export function around(question: Question, proofing: Proofing): { next: string; back?: string } {
  if (!proofing.selectedPYI) return { next: afterwards[question](proofing), back: before[question](proofing) };
  return { next: detailsComplete({ proofing }) ? confirmYourDetails : afterwards[question](proofing) };
}
