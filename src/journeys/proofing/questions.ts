import { type Address, type Path, paths } from '@/paths';
import { detailsComplete, type Proofing } from '@/state/proofing';

const { findNhsRecord, noMatch, knowNhsNumber, enterName, enterDob, enterPostcode, checkYourDetails, confirmYourDetails } = paths.proofing;

/** Query parameters that name the page from which the user came to a question: no match, or 'Change' on the page of all details. */
const marks = ['noMatch', 'change'] as const;

const marked = (path: Path, given: readonly (typeof marks)[number][]): Address => (given.length > 0 ? `${path}?${given.join('&')}` : path);

/** A path with the marks of the current `query`, so that Back and Continue return there (spec 2, section 2, "check-your-details"). */
export const withCurrentMarks = (path: Path, query: URLSearchParams): Address =>
  marked(
    path,
    marks.filter((mark) => query.has(mark)),
  );

export const toChange = (path: Path, query: URLSearchParams): Address =>
  marked(path, query.has('noMatch') ? ['noMatch', 'change'] : ['change']);

export type Question = typeof knowNhsNumber | typeof enterName | typeof enterDob | typeof enterPostcode;

const afterwards = {
  [knowNhsNumber]: ({ knowNhsNumber: known }: Proofing) => (known ? enterDob : enterName),
  [enterName]: () => enterDob,
  [enterDob]: () => enterPostcode,
  [enterPostcode]: () => checkYourDetails,
} as const;

const before = {
  [knowNhsNumber]: ({ triesNumber }: Proofing) => (triesNumber ? noMatch : findNhsRecord),
  [enterName]: () => knowNhsNumber,
  [enterDob]: ({ knowNhsNumber: known }: Proofing) => (known ? knowNhsNumber : enterName),
  [enterPostcode]: () => enterDob,
} as const;

/**
 * The next page and the Back page of a question (spec 2, section 4, "Proofing entry"), with the `noMatch` mark. After 'Change' users only
 * correct a detail, so both return to the page that checks all details, Continue only once nothing is missing. Users who chose to prove who
 * they are have no Back, and return to their details in the same way.
 */
export function stepsAround(question: Question, proofing: Proofing, query: URLSearchParams): { next: Address; back?: Address } {
  const [next, back] = [afterwards[question](proofing), before[question](proofing)];
  const complete = detailsComplete({ proofing });
  if (proofing.selectedPYI) return { next: complete ? confirmYourDetails : next };
  if (!query.has('change')) return { next: withCurrentMarks(next, query), back: withCurrentMarks(back, query) };
  const details = marked(checkYourDetails, query.has('noMatch') ? ['noMatch'] : []);
  return { next: complete ? details : withCurrentMarks(next, query), back: details };
}
