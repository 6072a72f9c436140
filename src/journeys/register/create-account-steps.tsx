import { MIN_EMAIL_CHARACTERS } from '@/constants';
import { ButtonLink } from '@/content/button-link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { RegistrationSteps } from './registration-steps';

export default function CreateAccountSteps() {
  const landline = useAppSelector((state) => state.journey.landlineRegistrationEnabled);
  return (
    <Page title="Create an NHS account" back={paths.login}>
      <p>You'll need:</p>
      <ul className="nhsuk-list nhsuk-list--bullet">
        <li>an email address of at least {MIN_EMAIL_CHARACTERS} characters that only you use</li>
        <li>{`a mobile phone${landline ? ', or a landline where you can take a call' : ''}`}</li>
      </ul>
      <RegistrationSteps />
      <ButtonLink to={paths.register.enterEmail}>Continue</ButtonLink>
    </Page>
  );
}
