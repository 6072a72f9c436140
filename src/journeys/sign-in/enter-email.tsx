import { EXPLAINER_URL, SERVICE_NAME } from '@/constants';
import { NotYou } from '@/content/not-you';
import { lazyForm } from '@/delivery/lazy-form';
import { StepForm } from '@/forms/step-form';
import { EmailField } from '@/forms/text-field';
import { PasskeyOffer } from '@/journeys/passkey/offers/passkey-offer';
import { fromEnterEmail } from '@/journeys/passkey/steps/passkey-start';
import { NewTabLink } from '@/page/new-tab-link';
import { Page } from '@/page/page';
import { StatusBanner } from '@/page/status-banner';
import { useAppSelector } from '@/state/hooks';
import { entryErrors } from './enter-email-errors';

const form = lazyForm(() => import('./enter-email.form'));

export default function EnterEmail() {
  const email = useAppSelector((state) => state.profile.email);
  return (
    <Page title="Enter your email address" banner={<StatusBanner name="alerts" />}>
      <p>We'll use your email address to check if you have an NHS account.</p>
      <PasskeyOffer start={fromEnterEmail} />
      <StepForm {...form} errors={entryErrors} defaultValues={{ email }}>
        <EmailField passkeys />
      </StepForm>
      <p>
        <NewTabLink href={EXPLAINER_URL}>Learn more about {SERVICE_NAME}</NewTabLink>
      </p>
      <NotYou />
    </Page>
  );
}
