import type { Address, Path } from '@/paths';

/**
 * The address with `noMatch`, where the present one (`query`) has it: the person checks details again, which came from the page of no
 * match and lead back there (spec 2, section 2, "check-your-details").
 */
export const onSameWay = (path: Path, query: URLSearchParams): Address => (query.has('noMatch') ? `${path}?noMatch` : path);
