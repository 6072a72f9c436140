import { ButtonLink } from '@/content/button-link';
import { NeedsSession } from '@/content/needs-session';
import { Verbatim } from '@/content/verbatim';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/use-state-on-arrival';

export default function AlreadyHaveAnAccount() {
  const email = useStateOnArrival((state) => state.profile.email);
  return (
    <Page title="You already have an account">
      <p>
        There is an account with{' '}
        {email ? (
          <strong>
            <Verbatim>{email}</Verbatim>
          </strong>
        ) : (
          'this email address'
        )}
        . Log in with it.
      </p>
      <NeedsSession>
        <ButtonLink to={paths.enterEmail}>Log in</ButtonLink>
        <p>
          <Link to={paths.forgottenPassword}>Reset your password</Link>
        </p>
      </NeedsSession>
    </Page>
  );
}
