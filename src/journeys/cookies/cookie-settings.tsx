import * as z from 'zod/mini';
import { GoBack } from '@/content/document/document-page';
import { ChoiceField } from '@/forms/choice-field';
import { both, choiceErrors, type FormErrors } from '@/forms/error-copy';
import { choice } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { cookiePreference } from '@/session/optional-cookies';
import { saveCookieChoice } from './steps/save-cookie-choice';

export const cookieForm = z.object({ choice: choice(['use', 'doNotUse']) });

export const cookieFormErrors = {
  ...choiceErrors,
  CHOICE_NOT_SAVED: both('We could not save your choice. Check that your browser allows cookies, then try again'),
} satisfies FormErrors;

export const cookieOptions = [
  { value: 'use', label: 'Use these cookies' },
  { value: 'doNotUse', label: 'Do not use these cookies' },
];

const chosenBefore = () => {
  const { hasSeenBanner, hasAcceptedOptionalCookies } = cookiePreference();
  return hasSeenBanner ? (hasAcceptedOptionalCookies ? 'use' : 'doNotUse') : '';
};

export default function CookieSettings() {
  return (
    <>
      <div className="nhsuk-width-container">
        <GoBack />
      </div>
      <Page title="Your cookie choices">
        <p>
          We always use some cookies to log you in safely. Others tell us how people use the service, so we can make it better. Our{' '}
          <Link to={paths.cookies}>cookie policy</Link> lists them all.
        </p>
        <StepForm
          schema={cookieForm}
          errors={cookieFormErrors}
          defaultValues={{ choice: chosenBefore() }}
          step={saveCookieChoice}
          submitLabel="Save my cookie settings"
        >
          <ChoiceField options={cookieOptions} legend="Cookies that measure how people use the service" />
        </StepForm>
      </Page>
    </>
  );
}
