import { BackToClient } from '@/content/back-to-client';
import { useLock } from '@/deadlines/deadline';
import { LockWait } from '@/deadlines/lock-wait';
import { ButtonLink } from '@/page/button';
import { HelpCode } from '@/page/help/help-code';
import { Page } from '@/page/page';
import { paths } from '@/paths';

export function MatchLocked({ reason }: { reason: string }) {
  const end = useLock('match');
  return (
    <Page title="You cannot continue">
      <p>{reason}</p>
      <LockWait end={end}>
        <ButtonLink to={paths.proofing.knowNhsNumber}>Try again</ButtonLink>
      </LockWait>
      <BackToClient fetches />
      <HelpCode />
    </Page>
  );
}

export default function P5RegisterAttempt() {
  return <MatchLocked reason="You have tried to match your details to an NHS record too many times." />;
}
