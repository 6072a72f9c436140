import type { Journey } from './journey';

/** Navigation state for the page after a spinner page: the detour from which the browser has come back, if any. */
export const sentBack = ({ returnedFrom }: Journey) => (returnedFrom ? { state: { sentRound: returnedFrom } } : undefined);
