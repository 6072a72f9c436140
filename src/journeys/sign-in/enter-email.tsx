import { EXPLAINER_URL, SERVICE_NAME } from '@/limits-and-durations';
import { NotYou } from '@/content/not-you';
import { lazyPage } from '@/delivery/lazy-page';
import { PasskeyOffer } from '@/journeys/passkey/offers/passkey-offer';
import { fromEnterEmail } from '@/journeys/passkey/steps/passkey-pages';
import { HydratedLater } from '@/page/later-parts';
import { NewTabLink } from '@/page/link';
import { Page, StatusBanner } from '@/page/page';

// Lazy, because of the libraries that forms need.
export const enterEmailForm = lazyPage(() => import('./enter-email-form'));

export default function EnterEmail() {
  return (
    <Page title="Enter your email address" banner={<StatusBanner name="alerts" />}>
      <p>We'll use your email address to check if you have an NHS account.</p>
      <PasskeyOffer page={fromEnterEmail} />
      <HydratedLater Part={enterEmailForm.Component} />
      <p>
        <NewTabLink href={EXPLAINER_URL}>Learn more about {SERVICE_NAME}</NewTabLink>
      </p>
      <NotYou shown />
    </Page>
  );
}
