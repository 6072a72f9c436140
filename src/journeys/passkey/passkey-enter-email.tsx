import { config } from '@/config';
import { Card } from '@/content/card';
import { NotYou } from '@/content/not-you';
import { emailErrors } from '@/forms/error-copy';
import { emailForm } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { EmailField } from '@/forms/text-field';
import { NewTabLink } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { submitPasskeyEmail } from './steps/submit-passkey-email';

export default function PasskeyEnterEmail() {
  const email = useAppSelector((state) => state.profile.email);
  return (
    <Page title="Enter your email address to use a passkey" back={paths.login}>
      <StepForm schema={emailForm} errors={emailErrors} defaultValues={{ email }} step={submitPasskeyEmail}>
        <EmailField />
      </StepForm>
      <Card heading="What is a passkey?">
        <p>
          A passkey lets you log in with your fingerprint, your face or your device's PIN. You do not need a password or a security code.
        </p>
        <p>
          You can set one up in your <NewTabLink href={config.accountSettingsUrl}>NHS account settings</NewTabLink>.
        </p>
      </Card>
      <NotYou shown />
    </Page>
  );
}
