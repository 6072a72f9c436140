import { NUMBER_CHANGE_HOURS } from '@/limits-and-durations';
import { Details } from '@/content/details';
import { StepButton } from '@/content/step-button';
import { PasskeyFallback } from '@/journeys/passkey/offers/offers';
import { Link } from '@/page/link';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { textSecurityCode } from './steps/send-security-code';

const { recovery, register } = paths;

/** The page to enter another number: immediately for a new account, with a day's delay for an existing one. */
export const useOtherNumber = () =>
  useAppSelector((state) => state.journey.accountCreated)
    ? { mobile: register.enterMobile, landline: register.enterMobile }
    : { mobile: recovery.changeMobile, landline: recovery.changeLandline };

export function LandlineFallbacks() {
  const phoneNumber = useAppSelector((state) => state.profile.phoneNumber);
  const { landline } = useOtherNumber();
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
          <Link to={landline}>Change your landline number</Link>
          {landline === recovery.changeLandline && ` This takes ${NUMBER_CHANGE_HOURS} hours.`}
        </li>
      </ul>
    </Details>
  );
}
