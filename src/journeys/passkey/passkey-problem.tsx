import { NeedsSession } from '@/content/needs-session';
import { NextStepChoice } from '@/forms/next-step-choice';
import { stepTo } from '@/outcome/leads-to';
import { Page } from '@/page/page';
import { type PasskeyStart } from './steps/passkey-start';
import { startPasskey } from './steps/start-passkey';

/** A passkey did not work: another try, which may fail in the same way, or a password. */
export const PasskeyProblem = ({ start }: { start: PasskeyStart }) => (
  <Page title="There was a problem">
    <p>We could not log you in with your passkey.</p>
    <NeedsSession>
      <NextStepChoice
        legend="What do you want to do?"
        ways={[
          { value: 'passkey', label: 'Try using my passkey again', step: startPasskey(start) },
          { value: 'password', label: 'Log in using my password instead', step: stepTo(start.passwordRoute) },
        ]}
      />
    </NeedsSession>
  </Page>
);
