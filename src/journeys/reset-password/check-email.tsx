import { RESET_LINK_HOURS } from '@/limits-and-durations';
import { NeedsSession } from '@/content/back-to-client';
import { ResetEmailSent } from '@/content/reset-email-sent';
import { ButtonLink } from '@/page/button';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/hooks';

/** Offers to request a link. Shown without a known email address: none was given, or the browser could not store it. */
const AskForLink = () => (
  <Page title="Check your email">
    <p>To reset your password, you need a link. We'll send it to your email address. The link expires after {RESET_LINK_HOURS} hour.</p>
    <p>If you have asked for a link and cannot find the email, check your spam or junk folder.</p>
    <NeedsSession>
      <ButtonLink to={paths.forgottenPassword}>Get a link</ButtonLink>
      <p>
        <Link to={paths.login}>Back to log in</Link>
      </p>
    </NeedsSession>
  </Page>
);

/** Shown after a link was requested; the terms link here too (spec 2, section 2, "Password reset"). */
export default function ResetCheckEmail() {
  const asked = useStateOnArrival((state) => state.profile.email !== '');
  return asked ? <ResetEmailSent /> : <AskForLink />;
}
