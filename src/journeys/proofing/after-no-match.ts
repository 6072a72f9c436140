import type { Address, Path } from '@/paths';

/**
 * Query parameters of a question that name the page from which the user came: the page of no match, or the page that checks all details
 * ('Change').
 */
const marks = ['noMatch', 'change'] as const;

/** A path with these marks. Other parts of a query are dropped. */
export const marked = (path: Path, given: readonly (typeof marks)[number][]): Address =>
  given.length > 0 ? `${path}?${given.join('&')}` : path;

/**
 * A path with the marks of the current `query`, so that Back and Continue of a question return to the page from which the user came (spec
 * 2, section 2, "check-your-details").
 */
export const withCurrentMarks = (path: Path, query: URLSearchParams): Address =>
  marked(
    path,
    marks.filter((mark) => query.has(mark)),
  );

export const backToDetails = (path: Path, query: URLSearchParams): Address => marked(path, query.has('noMatch') ? ['noMatch'] : []);

export const toChange = (path: Path, query: URLSearchParams): Address =>
  marked(path, query.has('noMatch') ? ['noMatch', 'change'] : ['change']);
