import { REMINDER_LOCK_HOURS } from '@/limits-and-durations';
import { BackToClient, NeedsSession } from '@/content/back-to-client';
import { useLock } from '@/deadlines/deadline';
import { LockWait } from '@/deadlines/lock-wait';
import { ButtonLink } from '@/page/button';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';

export default function CannotRequestAnotherReminder() {
  const end = useLock('reminder');
  return (
    <Page title="You cannot request another reminder">
      {/* One string, so that React replaces the text even if a translator has replaced its nodes. */}
      <p>{`You have asked for an email reminder too many times.${end?.over ? '' : ` Wait ${REMINDER_LOCK_HOURS} hour before you ask again.`}`}</p>
      {end && (
        <LockWait end={end}>
          <ButtonLink to={paths.proofing.multipleEmailsFound}>Try again</ButtonLink>
        </LockWait>
      )}
      <NeedsSession>
        <p>
          <Link to={paths.enterEmail}>Log in with your existing account</Link>
        </p>
        <BackToClient fetches />
      </NeedsSession>
    </Page>
  );
}
