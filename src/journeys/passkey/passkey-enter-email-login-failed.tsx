import { NeedsSession } from '@/content/needs-session';
import { NextStepChoice } from '@/forms/next-step-choice';
import { stepTo } from '@/outcome/leads-to';
import { Page } from '@/page/page';
import { paths } from '@/paths';

export default function PasskeyEnterEmailLoginFailed() {
  return (
    <Page title="We were unable to authenticate you">
      <p>Your passkey was not used, or it does not belong to the email address that you entered.</p>
      <NeedsSession>
        <NextStepChoice
          legend="What do you want to do?"
          ways={[
            { value: 'email', label: 'Try entering your email again', step: stepTo(paths.passkeyEnterEmail) },
            { value: 'password', label: 'Log in using my password instead', step: stepTo(paths.login) },
          ]}
        />
      </NeedsSession>
    </Page>
  );
}
