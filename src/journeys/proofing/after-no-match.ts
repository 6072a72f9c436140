import type { Address, Path } from '@/paths';

/** Where the way to a question began, as its address says: at the page of no match, and at 'Change' on the page that checks all details. */
const marks = ['noMatch', 'change'] as const;

/** With these marks. Other parts of a query are not carried over. */
export const marked = (path: Path, given: readonly (typeof marks)[number][]): Address =>
  given.length > 0 ? `${path}?${given.join('&')}` : path;

/**
 * Carries the marks over from the present `query`: Back and Continue of a question then lead to where the person came from (spec 2, section
 * 2, "check-your-details").
 */
export const onSameWay = (path: Path, query: URLSearchParams): Address =>
  marked(
    path,
    marks.filter((mark) => query.has(mark)),
  );

/** Back to the page that checks all details, which was left by 'Change'. */
export const backToDetails = (path: Path, query: URLSearchParams): Address => marked(path, query.has('noMatch') ? ['noMatch'] : []);

/** To a question, by 'Change'. */
export const toChange = (path: Path, query: URLSearchParams): Address =>
  marked(path, query.has('noMatch') ? ['noMatch', 'change'] : ['change']);
