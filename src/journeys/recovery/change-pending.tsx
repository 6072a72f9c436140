import { useLocation } from 'react-router-dom';
import { config } from '@/config';
import { NUMBER_CHANGE_HOURS } from '@/constants';
import { BackToClient } from '@/content/back-to-client';
import { useClientName } from '@/content/client-name';
import { HiddenNumber } from '@/content/hidden-number';
import { MedicalHelp } from '@/content/medical-help';
import { StepButton } from '@/content/step-button';
import { numberChangeEnd } from '@/deadlines/instants';
import { fromDay } from '@/deadlines/words-of-day';
import { callLandline, textSecurityCode } from '@/journeys/security-code/steps/send-security-code';
import type { NavigationState } from '@/outcome/outcome';
import { NewTabLink } from '@/page/new-tab-link';
import { Page } from '@/page/page';
import { useAppSelector, useStateOnArrival } from '@/state/hooks';

/** Whether the server has reported a pending change of number. */
export const useChangePending = () => (useLocation() as { state: NavigationState | null }).state?.changePending === true;

/** `of`: which of the user's numbers is changed. */
export function ChangePending({ of }: { of: 'phoneNumber' | 'landlineNumber' }) {
  const number = useStateOnArrival((state) => state.profile[of]);
  const end = useAppSelector(numberChangeEnd);
  useClientName();
  return (
    <Page title="You have asked to change your phone number">
      {end === undefined ? (
        <p>To keep your account safe, a change takes {NUMBER_CHANGE_HOURS} hours. After that, log in with your new number.</p>
      ) : (
        <>
          <p>To keep your account safe, a change takes {NUMBER_CHANGE_HOURS} hours.</p>
          {/* Keyed by the time, because a translator may have replaced the text nodes. */}
          <p key={end}>
            You can log in with <HiddenNumber number={number}>your new number</HiddenNumber> from {fromDay(end)}. Until then use your old
            number. If you do not have that phone, <NewTabLink href={`${config.helpCentreUrl}/contact`}>contact us</NewTabLink>.
          </p>
        </>
      )}
      <p>
        You cannot ask for another change until then. If you did not ask for this one, use the link in the email that we sent you to stop
        it.
      </p>
      <StepButton step={of === 'phoneNumber' ? textSecurityCode : callLandline}>Log in with your old number</StepButton>
      <MedicalHelp />
      <BackToClient asked />
    </Page>
  );
}
