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

/** On mount. A screen reader then announces the question, and the offer is the next stop of Tab. */
const focused = (box: HTMLElement | null) => void (box && setFocus(box));

/** Asks about an address that seems to be mistyped: at once, so that nothing shifts later. Beside an error it only offers another. */
function LikelyEmail() {
  const { formState, getValues } = useFormContext<Partial<EmailForm>>();
  const { errors, submitCount } = formState;
  const asked = useAppSelector(({ drafts }) => String(drafts.spelling?.email?.typed));
  const email = getValues('email') ?? '';
  const likely = likelyAddress(email);
  const asks = likely === likelyAddress(asked);
  if (!likely || !(asks || errors.email)) return null;
  // When the submission has ended, because the page is inert before that.
  const focus = asks && submitCount > 0 ? focused : null;
  return (
    <div key={submitCount} className="nhsuk-inset-text" role="group" id="ask" aria-labelledby="ask" ref={focus}>
      <DidYouMean email={email} next={paths.checkRegistration} />
      {asks && <p>If the address that you entered is right, select Continue again.</p>}
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
