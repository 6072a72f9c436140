import { lightFormat } from 'date-fns/lightFormat';
import { MINUTE_MS } from '@/constants';

/** The last whole minute before an instant, for example 3:42pm, in the device's time zone. */
export const until = (at: number): string => lightFormat(at, 'h:mmaaa');

/** The first whole minute at or after an instant. */
export const nextMinute = (at: number) => Math.ceil(at / MINUTE_MS) * MINUTE_MS;

/** The first whole minute after an instant. */
export const from = (at: number): string => until(nextMinute(at));

/** Rounded minutes: 'about 9 minutes'. */
export const about = (minutes: number): string => `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
