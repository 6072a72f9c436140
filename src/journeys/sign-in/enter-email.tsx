import { EXPLAINER_URL, SERVICE_NAME } from '@/constants';
import { NewTabLink } from '@/content/help-links';
import { Page } from '@/content/page';
import { StatusBanner } from '@/content/status-banner';
import { StepForm } from '@/forms/step-form';
import { EmailField } from '@/forms/text-field';
import { useAppSelector } from '@/state/hooks';
import { emailForm, emailFormErrors } from './enter-email.form';
import { submitEmail } from './steps/check-account';

export default function EnterEmail() {
  const email = useAppSelector((state) => state.profile.email);
  return (
    <Page title="Enter your email address" banner={<StatusBanner name="alerts" />}>
      <p>We use your email address to find out if you have an {SERVICE_NAME} account.</p>
      <StepForm schema={emailForm} errors={emailFormErrors} defaultValues={{ email }} step={submitEmail}>
        <EmailField />
      </StepForm>
      <p>
        <NewTabLink href={EXPLAINER_URL}>Learn more about {SERVICE_NAME}</NewTabLink>
      </p>
    </Page>
  );
}
