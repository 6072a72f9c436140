import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { DidYouMean } from '@/content/did-you-mean';
import { NotYou } from '@/content/not-you';
import { emailErrors } from '@/forms/error-copy';
import { likelyAddress } from '@/forms/likely-address';
import { type EmailForm, emailForm } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { EmailField } from '@/forms/text-field';
import { setFocus } from '@/page/focus';
import { Page } from '@/page/page';
import { useBack } from '@/page/use-back';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { RegistrationStep } from './create-account-steps';
import { submitRegistrationEmail } from './steps/validate-email';

/** Asks about an address that seems to be mistyped: at once, so that nothing shifts later. Beside an error it only offers another. */
function LikelyEmail() {
  const { formState, getValues } = useFormContext<Partial<EmailForm>>();
  const { errors, submitCount } = formState;
  const asked = useAppSelector(({ drafts }) => String(drafts.spelling?.email?.typed));
  const box = useRef<HTMLDivElement>(null);
  const email = getValues('email') ?? '';
  const likely = likelyAddress(email);
  const asks = likely !== undefined && likely === likelyAddress(asked);
  // When the submission has ended, because the page is inert before that. The offer is then the next stop of Tab.
  useEffect(() => {
    if (asks && submitCount > 0 && box.current) setFocus(box.current);
  }, [asks, submitCount]);
  if (!likely || !(asks || errors.email)) return null;
  return (
    <div
      className="nhsuk-inset-text"
      role="group"
      aria-labelledby="likely-email"
      aria-describedby={asks ? 'own-email' : undefined}
      ref={box}
    >
      <div id="likely-email">
        <DidYouMean email={email} next={paths.checkRegistration} />
      </div>
      {asks && <p id="own-email">If the address that you entered is right, select Continue again.</p>}
    </div>
  );
}

export default function RegisterEnterEmail() {
  const email = useAppSelector((state) => state.profile.email);
  return (
    <Page title="What is your email address?" back={useBack(paths.register.createAccountSteps)} banner={<RegistrationStep number={1} />}>
      <p>You'll use this to log in. If you share an email address, use one that only you can open.</p>
      <StepForm schema={emailForm} errors={emailErrors} defaultValues={{ email }} step={submitRegistrationEmail}>
        <EmailField />
        <LikelyEmail />
      </StepForm>
      <NotYou shown />
    </Page>
  );
}
