import { NeedsSession } from '@/content/back-to-client';
import { NextStepChoice } from '@/forms/next-step-choice';
import { stepTo } from '@/outcome/step';
import { Page } from '@/page/page';
import { useBack } from '@/page/use-back';
import { paths } from '@/paths';

export default function PasskeyEnterEmailLoginFailed() {
  return (
    <Page title="We were unable to authenticate you" back={useBack(paths.passkeyEnterEmail)}>
      <p>Your passkey may be on your phone. Choose 'use another device'. It may also belong to another email address.</p>
      <NeedsSession>
        <NextStepChoice
          legend="What do you want to do?"
          nextSteps={[
            { value: 'email', label: 'Try entering your email again', step: stepTo(paths.passkeyEnterEmail) },
            { value: 'password', label: 'Log in using my password instead', step: stepTo(paths.login) },
          ]}
        />
      </NeedsSession>
    </Page>
  );
}
