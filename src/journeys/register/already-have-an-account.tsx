import { NeedsSession } from '@/content/back-to-client';
import { ResetLink } from '@/content/links';
import { Verbatim } from '@/content/verbatim';
import { ButtonLink } from '@/page/button';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { registrationAllowed } from '@/state/client';
import { useAppSelector, useStateOnArrival } from '@/state/hooks';

export default function AlreadyHaveAnAccount() {
  const email = useStateOnArrival((state) => state.profile.email);
  const mayRegister = useAppSelector(registrationAllowed);
  return (
    <Page title="This email address has an account">
      <p>There is already an account for {email ? <Verbatim strong>{email}</Verbatim> : 'this email address'}.</p>
      <NeedsSession>
        <p>If it is yours, log in.</p>
        <ButtonLink to={paths.enterEmail}>Log in</ButtonLink>
        <p>
          <ResetLink />
        </p>
        {mayRegister && (
          <p>
            If it is not yours, or you share this email address, <Link to={paths.register.enterEmail}>use a different email address</Link>.
          </p>
        )}
      </NeedsSession>
    </Page>
  );
}
