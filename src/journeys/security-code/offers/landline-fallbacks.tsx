import { NUMBER_CHANGE_HOURS } from '@/constants';
import { Details } from '@/content/details';
import { StepButton } from '@/content/step-button';
import { PasskeyFallback } from '@/journeys/passkey/offers/offers';
import { Link } from '@/page/link';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { textSecurityCode } from '../steps/send-security-code';
import { useOtherNumber } from './use-other-number';

export function LandlineFallbacks() {
  const phoneNumber = useAppSelector((state) => state.profile.phoneNumber);
  const otherNumber = useOtherNumber();
  return (
    <Details summary="I cannot log in using my landline">
      <ul className="nhsuk-list">
        <PasskeyFallback />
        {phoneNumber && (
          <li>
            <StepButton step={textSecurityCode} plain>
              Send a security code to my mobile phone
            </StepButton>
          </li>
        )}
        <li>
          <Link to={otherNumber.landline}>Change your landline number</Link>
          {otherNumber.landline === paths.recovery.changeLandline && ` This takes ${NUMBER_CHANGE_HOURS} hours.`}
        </li>
      </ul>
    </Details>
  );
}
