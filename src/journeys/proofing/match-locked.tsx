import { BackToClient } from '@/content/back-to-client';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { useMinutesToWait } from './minutes-to-wait';

/** The page of a lock on look-ups: why they are locked, and for how long. */
export function MatchLocked({ reason }: { reason: string }) {
  const wait = useMinutesToWait();
  return (
    <Page title="You cannot continue">
      <p>{reason}</p>
      <p>
        Wait {wait}, then <Link to={paths.proofing.knowNhsNumber}>try again</Link>.
      </p>
      <BackToClient />
    </Page>
  );
}
