import { NeedsSession } from '@/content/needs-session';
import { Page } from '@/page/page';
import { WaysOn } from '@/forms/ways-on';
import { turnTo } from '@/outcome/leads-to';
import { paths } from '@/paths';

export default function PasskeyEnterEmailLoginFailed() {
  return (
    <Page title="We were unable to authenticate you">
      <p>Your passkey was not used, or it does not belong to the email address that you entered.</p>
      <NeedsSession>
        <WaysOn
          legend="What do you want to do?"
          ways={[
            { value: 'email', label: 'Try entering your email again', step: turnTo(paths.passkeyEnterEmail) },
            { value: 'password', label: 'Log in using my password instead', step: turnTo(paths.login) },
          ]}
        />
      </NeedsSession>
    </Page>
  );
}
