import './warning-callout.scss';
import { WarningCallout } from 'nhsuk-react-components/dist/esm/components/content-presentation/warning-callout/WarningCallout.js';
import * as z from 'zod/mini';
import { NotYou } from '@/content/not-you';
import { CheckboxField } from '@/forms/checkbox-field';
import { both, type FormErrors } from '@/forms/error-copy';
import type { Rule } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/hooks';
import { replaceAccount } from './steps/replace-account';

type ReplacementCode = keyof typeof replacementFormErrors;

const understood: Rule<boolean, ReplacementCode, boolean> = z
  .boolean()
  .check(z.refine(Boolean, 'UNDERSTANDING_REQUIRED' satisfies ReplacementCode));

export const replacementForm = z.object({ understood });

export const replacementFormErrors = {
  UNDERSTANDING_REQUIRED: both('Confirm that you want to continue with a new NHS account and delete your existing one'),
} satisfies FormErrors;

export default function ConfirmAccountReplacement() {
  const wait = useStateOnArrival((state) => state.proofing.pyiSla);
  return (
    <Page
      title="Continue with your new account"
      back={paths.proofing.duplicateNhsNumber}
      backText="Back to: You already have an NHS account"
    >
      <p>To continue with your new account, you need to:</p>
      <ol className="nhsuk-list nhsuk-list--number">
        <li>Prove who you are with a photo of your ID and a recording of your face, or with your GP details.</li>
        <li>Wait up to {wait} for our security checks.</li>
      </ol>
      <WarningCallout>
        <WarningCallout.Heading headingLevel="h2">What happens to my existing account?</WarningCallout.Heading>
        <ul>
          <li>We'll delete it after we check your ID and you log in to your new account for the first time.</li>
          <li>We'll email you before and after we delete it.</li>
          <li>Your health records, letters and prescriptions will move to your new account.</li>
          <li>You'll lose your messages and saved settings.</li>
        </ul>
      </WarningCallout>
      <StepForm schema={replacementForm} errors={replacementFormErrors} defaultValues={{ understood: false }} step={replaceAccount}>
        <CheckboxField
          name="understood"
          label="I understand that continuing with my new NHS account means my old account will be deleted."
        />
      </StepForm>
      <NotYou always />
    </Page>
  );
}
