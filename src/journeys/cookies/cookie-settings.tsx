import { ChoiceField } from '@/forms/choice-field';
import { choiceErrors } from '@/forms/error-copy';
import { StepForm } from '@/forms/step-form';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { cookiePreference } from '@/session/cookie-preference';
import { cookieForm, cookieOptions } from './cookie-settings.form';
import { saveCookieChoice } from './steps/save-cookie-choice';

/** The earlier choice; empty for a person who was never asked. */
const chosenBefore = () => {
  const { hasSeenBanner, hasAcceptedOptionalCookies } = cookiePreference();
  return hasSeenBanner ? (hasAcceptedOptionalCookies ? 'use' : 'doNotUse') : '';
};

export default function CookieSettings() {
  return (
    <Page title="Your cookie choices">
      <p>
        Some cookies are needed to log you in safely, and are always used. Others tell us how the service is used, so that we can make it
        better. The <Link to={paths.cookies}>cookie policy</Link> lists them all.
      </p>
      <StepForm
        schema={cookieForm}
        errors={choiceErrors}
        defaultValues={{ choice: chosenBefore() }}
        step={saveCookieChoice}
        submitLabel="Save my cookie settings"
      >
        <ChoiceField options={cookieOptions} legend="Cookies that measure how the service is used" />
      </StepForm>
    </Page>
  );
}
