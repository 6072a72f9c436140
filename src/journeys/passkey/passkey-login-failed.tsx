import { NeedsSession } from '@/content/back-to-client';
import { NextStepChoice } from '@/forms/next-step-choice';
import { goTo } from '@/outcome/outcome';
import { stepTo } from '@/outcome/step';
import { Page } from '@/page/page';
import { useBack } from '@/page/use-back';
import { useNavigationMessage } from '@/page/use-navigation-message';
import { type Path, paths } from '@/paths';
import { fromEnterEmail, type PasskeyPage } from './steps/passkey-pages';
import { startPasskey } from './steps/start-passkey';

/** A passkey of the page `from` failed. Offers a retry, or a password. If the retry fails in the same way, the page shows that. */
export function PasskeyProblem({ from, here }: { from: PasskeyPage; here: Path }) {
  const failedAgain = useNavigationMessage('failedAgain');
  const retry = startPasskey({ ...from, failed: goTo(here, { state: { failedAgain: true } }) });
  return (
    <Page title="There was a problem" back={useBack(from.passwordRoute)}>
      <p>{failedAgain ? 'That did not work again. You can use your password.' : 'We could not log you in with your passkey.'}</p>
      <p>Your passkey may be on your phone. Choose 'use another device'.</p>
      <NeedsSession>
        <NextStepChoice
          legend="What do you want to do?"
          nextSteps={[
            { value: 'passkey', label: 'Try using my passkey again', step: retry },
            { value: 'password', label: 'Log in using my password instead', step: stepTo(from.passwordRoute) },
          ]}
        />
      </NeedsSession>
    </Page>
  );
}

export default function PasskeyLoginFailed() {
  return <PasskeyProblem from={fromEnterEmail} here={paths.passkeyLoginFailed} />;
}
