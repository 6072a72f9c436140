import { lazy, Suspense } from 'react';
import * as z from 'zod/mini';
import { ResetLink } from '@/content/links';
import { NotYou } from '@/content/not-you';
import { Verbatim } from '@/content/verbatim';
import { passwordErrors } from '@/forms/error-copy';
import { HiddenUsername, PasswordField } from '@/forms/password-field';
import { currentPassword } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { passkeyPossible } from '@/state/passkey';
import { submitPassword } from './steps/submit-password';

export const passwordSchema = z.object({ password: currentPassword });

const OnlyReset = () => (
  <p>
    <ResetLink />
  </p>
);

// Few users have a passkey, so the others do not load this part. If it fails to load, the other link remains.
const PasskeyOrReset = lazy(() =>
  import('@/journeys/passkey/offers/offers').then(
    (offers) => ({ default: offers.PasskeyOrReset }),
    () => ({ default: OnlyReset }),
  ),
);

export default function LogInPassword() {
  const email = useAppSelector((state) => state.profile.email);
  const passkeys = useAppSelector(passkeyPossible);
  return (
    <Page title="Enter your password" back={paths.enterEmail}>
      <p>
        Email address: <Verbatim strong>{email}</Verbatim>
      </p>
      <StepForm
        schema={passwordSchema}
        errors={passwordErrors}
        defaultValues={{ password: '' }}
        step={submitPassword}
        instruction="Enter your password again."
      >
        <HiddenUsername email={email} />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
      </StepForm>
      <Suspense fallback={<OnlyReset />}>{passkeys ? <PasskeyOrReset /> : <OnlyReset />}</Suspense>
      <NotYou shown />
    </Page>
  );
}
