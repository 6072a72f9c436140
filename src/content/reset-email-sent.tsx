import { RESET_LINK_HOURS } from '@/limits-and-durations';
import { resetLinkEnd, WorksUntil } from '@/deadlines/deadline';
import { ButtonLink } from '@/page/button';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { NeedsSession } from './back-to-client';
import { Verbatim } from './verbatim';

export const SendAnotherLink = () => (
  <p>
    <Link to={paths.forgottenPassword}>Send another link</Link>
  </p>
);

/** The same text whether the account exists or not, so that it does not reveal who has one. */
export function ResetEmailSent() {
  const email = useAppSelector((state) => state.profile.email);
  return (
    <Page title="Check your email">
      <p>
        If there is an account linked to {email ? <Verbatim strong>{email}</Verbatim> : 'the email address you entered'}, we have sent a
        link to it. Use the link to reset your password.
      </p>
      <p>
        The link expires after {RESET_LINK_HOURS} hour.
        <WorksUntil end={resetLinkEnd} />
      </p>
      <p>If you cannot find the email, check your spam or junk folder.</p>
      <NeedsSession>
        <ButtonLink to={paths.login}>Back to log in</ButtonLink>
        <SendAnotherLink />
      </NeedsSession>
    </Page>
  );
}
