import { MIN_EMAIL_CHARACTERS } from '@/limits-and-durations';
import { ButtonLink } from '@/page/button';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';

const steps = [
  'Enter your email address and choose a password.',
  'Enter the security code we email to you.',
  'Enter your phone number, then the code we send to it.',
];

export const RegistrationSteps = () => (
  <>
    <p>To create an account:</p>
    <ol className="nhsuk-list nhsuk-list--number">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </>
);

export const RegistrationStep = ({ number }: { number: 1 | 2 | 3 }) => (
  <p className="nhsuk-caption-l nhsuk-u-margin-bottom-1">{`Step ${number} of ${steps.length}`}</p>
);

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
