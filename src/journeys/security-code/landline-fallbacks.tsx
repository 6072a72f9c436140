import { Details } from 'nhsuk-react-components';
import { Link } from 'react-router-dom';
import { StepButton } from '@/content/step-button';
import { textSecurityCode } from '@/journeys/sign-in/steps/send-security-code';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';

/** What else is possible for a person who cannot take a call. A text only when there is a mobile number. */
export function LandlineFallbacks() {
  const phoneNumber = useAppSelector((state) => state.profile.phoneNumber);
  return (
    <Details>
      <Details.Summary>I cannot log in using my landline</Details.Summary>
      <Details.Text>
        <ul className="nhsuk-list">
          {phoneNumber && (
            <li>
              <StepButton step={textSecurityCode} plain>
                Send a security code to my mobile phone
              </StepButton>
            </li>
          )}
          <li>
            <Link to={paths.recovery.changeLandline}>Change your landline number</Link>
          </li>
        </ul>
      </Details.Text>
    </Details>
  );
}
