import { useAppSelector } from '@/state/hooks';
import type { RootState } from '@/state/store';
import type { Instant } from './instants';
import { useDeadline } from './use-deadline';
import { until } from './words';

/** 'It works until 4:12pm.', behind the sentence that says how long; 'worked' after that, nothing where nobody knows since when. */
export function WorksUntil({ end }: { end: (state: RootState) => Instant }) {
  const deadline = useDeadline(useAppSelector(end));
  if (!deadline) return null;
  const words = ` It ${deadline.over ? 'worked' : 'works'} until ${until(deadline.at)}.`;
  // Another time is another element: a translator has replaced the text nodes.
  return <span key={words}>{words}</span>;
}
