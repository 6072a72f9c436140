import { lightFormat } from 'date-fns/lightFormat';
import { type ReactNode, useState } from 'react';
import { MINUTE_MS } from '@/constants';
import { useAppSelector } from '@/state/hooks';
import type { RootState } from '@/state/store';
import type { Instant } from './session-time';
import { useDeadline } from './use-deadline';

/** A time of day in NHS style, in the device's time zone: 3:42pm, 2pm, midday, midnight. */
export function timeOfDay(at: number | Date): string {
  const time = lightFormat(at, 'h:mmaaa');
  if (time === '12:00am') return 'midnight';
  if (time === '12:00pm') return 'midday';
  return time.replace(':00', '');
}

/** The last whole minute before an instant, for example 3:42pm. */
export const until = (at: number): string => timeOfDay(at);

/** The first whole minute at or after an instant. */
export const nextMinute = (at: number) => Math.ceil(at / MINUTE_MS) * MINUTE_MS;

/** The first whole minute after an instant. */
export const from = (at: number): string => until(nextMinute(at));

/** From this number of minutes on, a wait is given in hours. */
const HOURS_FROM_MINUTES = 55;

/** Rounded minutes, or hours for a long wait: 'about 9 minutes', 'about 1 hour'. */
export function about(minutes: number): string {
  const [count, unit] = minutes < HOURS_FROM_MINUTES ? [minutes, 'minute'] : [Math.round(minutes / 60), 'hour'];
  return `about ${count} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * A sentence that appears and is announced once when its time has come. If that time was before the page mounted, for example after a
 * reload, it is ordinary text.
 */
export function Milestone({ reached, children }: { reached: boolean; children: ReactNode }) {
  const [before] = useState(reached);
  return <div role={before ? undefined : 'status'}>{reached && <p>{children}</p>}</div>;
}

/** 'It works until 4:12pm.' after a sentence with the duration. 'It worked' after that time. Nothing if the start is not known. */
export function WorksUntil({ end }: { end: (state: RootState) => Instant }) {
  const deadline = useDeadline(useAppSelector(end));
  if (!deadline) return null;
  const words = ` It ${deadline.over ? 'worked' : 'works'} until ${until(deadline.at)}.`;
  // Keyed by its text, because a translator may have replaced the text nodes.
  return <span key={words}>{words}</span>;
}
