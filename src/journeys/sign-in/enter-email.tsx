import { EXPLAINER_URL, SERVICE_NAME } from '@/constants';
import { NewTabLink } from '@/content/help-links';
import { Page } from '@/content/page';
import { StatusBanner } from '@/content/status-banner';
import { emailForm } from '@/forms/email-form';
import { StepForm } from '@/forms/step-form';
import { EmailField } from '@/forms/text-field';
import { useAppSelector } from '@/state/hooks';
import { entryErrors } from './enter-email.form';
import { PasskeyAutofill } from './passkey-autofill';
import { submitEmail } from './steps/check-account';
import { fromEnterEmail } from './steps/start-passkey';

export default function EnterEmail() {
  const email = useAppSelector((state) => state.profile.email);
  return (
    <Page title="Enter your email address" banner={<StatusBanner name="alerts" />}>
      <p>We use your email address to find out if you have an {SERVICE_NAME} account.</p>
      <PasskeyAutofill start={fromEnterEmail} />
      <StepForm schema={emailForm} errors={entryErrors} defaultValues={{ email }} step={submitEmail}>
        <EmailField passkeys />
      </StepForm>
      <p>
        <NewTabLink href={EXPLAINER_URL}>Learn more about {SERVICE_NAME}</NewTabLink>
      </p>
    </Page>
  );
}
