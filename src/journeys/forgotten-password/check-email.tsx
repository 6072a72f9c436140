import { RESET_LINK_HOURS } from '@/limits-and-durations';
import { NeedsSession } from '@/content/back-to-client';
import { ResetEmailSent, SendAnotherLink } from '@/content/reset-email-sent';
import { Verbatim } from '@/content/verbatim';
import { resetLinkEnd, WorksUntil } from '@/deadlines/deadline';
import { ButtonLink } from '@/page/button';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';

// In these states the user knows that the account exists, because the login found it before it asked for the password.
const found = new Set<string | null>(['CONFIRMED', 'RESET_REQUIRED']);

export default function CheckEmail() {
  const { email, status } = useAppSelector((state) => state.profile);
  if (!found.has(status)) return <ResetEmailSent />;
  return (
    <Page title="Check your email">
      <p>
        We have sent an email to <Verbatim strong>{email}</Verbatim> with a link to reset your password.
      </p>
      <p>
        You must use the link within {RESET_LINK_HOURS} hour.
        <WorksUntil end={resetLinkEnd} />
      </p>
      <p>When you have a new password, go back and enter it.</p>
      <NeedsSession>
        <ButtonLink to={paths.logInPassword}>Go back and enter password</ButtonLink>
        <SendAnotherLink />
      </NeedsSession>
    </Page>
  );
}
