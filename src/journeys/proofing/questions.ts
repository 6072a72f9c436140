import { type Address, paths } from '@/paths';
import { detailsComplete } from '@/state/proofing';
import type { Proofing } from '@/state/proofing.shape';
import { onSameWay } from './after-no-match';

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
 * Next page and Back of a question (spec 2, section 4, "Proofing entry"), keeping `noMatch`. People who chose to prove who they are only
 * correct details: they have no Back, and return to the details once nothing is missing.
 */
export function stepsAround(question: Question, proofing: Proofing, query: URLSearchParams): { next: Address; back?: Address } {
  const [next, back] = [afterwards[question](proofing), before[question](proofing)];
  if (!proofing.selectedPYI) return { next: onSameWay(next, query), back: back && onSameWay(back, query) };
  return { next: detailsComplete({ proofing }) ? confirmYourDetails : next };
}
