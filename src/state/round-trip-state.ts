import type { Journey } from './journey';

/** Navigation state for the page after a spinner page: the round trip from which the browser has returned, if any. */
export const roundTripState = ({ returnedFrom }: Journey) => (returnedFrom ? { state: { returnedFrom } } : undefined);
