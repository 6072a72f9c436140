import { BackToClient } from '@/content/back-to-client';
import { ButtonLink } from '@/content/button-link';
import { useClientName } from '@/content/client-name';
import { matchLockEnd } from '@/deadlines/instants';
import { LockWait } from '@/deadlines/lock-wait';
import { useLock } from '@/deadlines/use-lock';
import { HelpCode } from '@/page/help/help-code';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/hooks';

/** The page for locked look-ups: the reason, and until when. */
export function MatchLocked({ reason }: { reason: string }) {
  const known = useStateOnArrival(matchLockEnd);
  const end = useLock('match', known);
  useClientName();
  return (
    <Page title="You cannot continue">
      <p>{reason}</p>
      <LockWait end={end}>
        <ButtonLink to={paths.proofing.knowNhsNumber}>Try again</ButtonLink>
      </LockWait>
      <BackToClient asked />
      <HelpCode />
    </Page>
  );
}
