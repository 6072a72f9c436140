import { useAppSelector } from '@/state/hooks';
import type { RootState } from '@/state/store';
import type { Instant } from './instants';
import { useDeadline } from './use-deadline';
import { until } from './words';

/** 'It works until 4:12pm.' after a sentence with the duration. 'It worked' after that time. Nothing if the start is not known. */
export function WorksUntil({ end }: { end: (state: RootState) => Instant }) {
  const deadline = useDeadline(useAppSelector(end));
  if (!deadline) return null;
  const words = ` It ${deadline.over ? 'worked' : 'works'} until ${until(deadline.at)}.`;
  // Keyed by its text, because a translator may have replaced the text nodes.
  return <span key={words}>{words}</span>;
}
