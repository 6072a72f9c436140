import { NeedsSession } from '@/content/back-to-client';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';

export default function RestoreMessage() {
  return (
    <Page title="Something went wrong">
      <p>To keep your NHS login safe, you need to reset your password. We&apos;ve sent you an email telling you how to do this.</p>
      <NeedsSession>
        <p>
          When you have a new password, <Link to={paths.logInPassword}>go back and enter it</Link>.
        </p>
      </NeedsSession>
    </Page>
  );
}
