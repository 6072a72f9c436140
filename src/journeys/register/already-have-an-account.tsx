import { ButtonLink } from '@/content/button-link';
import { NeedsSession } from '@/content/needs-session';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';

export default function AlreadyHaveAnAccount() {
  return (
    <Page title="You already have an account">
      <p>There is an account with this email address. Log in with it.</p>
      <NeedsSession>
        <ButtonLink to={paths.enterEmail}>Log in</ButtonLink>
        <p>
          <Link to={paths.forgottenPassword}>Reset your password</Link>
        </p>
      </NeedsSession>
    </Page>
  );
}
