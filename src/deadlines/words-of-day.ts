import { format } from 'date-fns/format';
import { nextMinute } from './words';

/** The first whole minute after an instant with its day, like 7:24am on Monday 23 November. */
export const fromDay = (at: number): string => format(nextMinute(at), "h:mmaaa 'on' EEEE d MMMM");
