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
