import { format } from 'date-fns/format';
import { nextMinute, timeOfDay } from './words';

/**
 * The first whole minute after an instant with its day, for example 7:24am on Monday 23 November. Includes the year if that is not the
 * current one.
 */
export function fromDay(at: number): string {
  const minute = new Date(nextMinute(at));
  const year = minute.getFullYear() === new Date().getFullYear() ? '' : ' y';
  return `${timeOfDay(minute)} on ${format(minute, `EEEE d MMMM${year}`)}`;
}
