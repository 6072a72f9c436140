import { REMINDER_LOCK_HOURS } from '@/constants';
import { NeedsSession } from '@/content/needs-session';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';

export default function CannotRequestAnotherReminder() {
  return (
    <Page title="You cannot request another reminder">
      <p>You have asked for an email reminder too many times. Wait {REMINDER_LOCK_HOURS} hour before you ask again.</p>
      <NeedsSession>
        <p>
          <Link to={paths.enterEmail}>Log in with your existing account</Link>
        </p>
      </NeedsSession>
    </Page>
  );
}
