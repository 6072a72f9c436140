import { useAppSelector } from '@/state/hooks';
import type { RootState } from '@/state/store';
import type { Instant } from './instants';
import { until } from './words';

/** 'It works until 4:12pm.', behind the sentence that says how long; nothing where nobody knows since when. */
export function WorksUntil({ end }: { end: (state: RootState) => Instant }) {
  const at = useAppSelector(end);
  return at === undefined ? null : <span> It works until {until(at)}.</span>;
}
