import type { Address, Path } from '@/paths';

/**
 * Carries `noMatch` over from the present `query`: it marks a person who came from the no-match page to correct details, and lets Back
 * return there (spec 2, section 2, "check-your-details").
 */
export const onSameWay = (path: Path, query: URLSearchParams): Address => (query.has('noMatch') ? `${path}?noMatch` : path);
