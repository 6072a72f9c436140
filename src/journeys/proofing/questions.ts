import { type Address, paths } from '@/paths';
import { detailsComplete, type Proofing } from '@/state/proofing';
import { backToDetails, onSameWay } from './after-no-match';

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
 * Next page and Back of a question (spec 2, section 4, "Proofing entry"), keeping `noMatch`. By 'Change' people only correct a detail: both
 * lead back to the page that checks all of them, Continue once nothing is missing. People who chose to prove who they are have no Back, and
 * return to their details in the same way.
 */
export function stepsAround(question: Question, proofing: Proofing, query: URLSearchParams): { next: Address; back?: Address } {
  const [next, back] = [afterwards[question](proofing), before[question](proofing)];
  const complete = detailsComplete({ proofing });
  if (proofing.selectedPYI) return { next: complete ? confirmYourDetails : next };
  if (!query.has('change')) return { next: onSameWay(next, query), back: back && onSameWay(back, query) };
  const details = backToDetails(checkYourDetails, query);
  return { next: complete ? details : onSameWay(next, query), back: details };
}
