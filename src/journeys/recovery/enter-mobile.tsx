import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { config } from '@/config';
import { NUMBER_CHANGE_HOURS } from '@/limits-and-durations';
import { BackToClient } from '@/content/back-to-client';
import { HiddenNumber } from '@/content/hidden-number';
import { MedicalHelp } from '@/content/refusal-page';
import { StepButton } from '@/content/step-button';
import { numberChangeEnd } from '@/deadlines/deadline';
import { fromDay } from '@/deadlines/lock-wait';
import { mobileForm, phoneErrors } from '@/forms/phone-number';
import { StepForm } from '@/forms/step-form';
import { PhoneField } from '@/forms/text-field';
import { callLandline, textSecurityCode } from '@/journeys/security-code/steps/send-security-code';
import type { NavigationState } from '@/outcome/outcome';
import { NewTabLink } from '@/page/link';
import { Page } from '@/page/page';
import { type Path, paths } from '@/paths';
import { useAppSelector, useStateOnArrival } from '@/state/hooks';
import { changeMobile } from './steps/change-phone';

interface ChangeNumberProps {
  of: 'phoneNumber' | 'landlineNumber';
  title: string;
  back: Path;
  children: ReactNode;
}

function ChangePending({ of }: Pick<ChangeNumberProps, 'of'>) {
  const number = useStateOnArrival((state) => state.profile[of]);
  const end = useAppSelector(numberChangeEnd);
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
      <BackToClient fetches />
    </Page>
  );
}

/** Explains the delay of a number change before the user requests one, or shows the one that the server has reported as pending. */
export function ChangeNumber({ of, title, back, children }: ChangeNumberProps) {
  const { state } = useLocation() as { state: NavigationState | null };
  if (state?.changePending) return <ChangePending of={of} />;
  return (
    <Page title={title} back={back}>
      <p>We'll send a security code to the new number. We'll change your number {NUMBER_CHANGE_HOURS} hours after you confirm it.</p>
      <p>
        This keeps your account safe. We'll email you about the change, so you can stop it if you did not ask for it. Until then, use your
        old number to log in.
      </p>
      {children}
    </Page>
  );
}

export default function ChangeMobile() {
  return (
    <ChangeNumber of="phoneNumber" title="Change your mobile phone number" back={paths.enterMobileCode}>
      <StepForm schema={mobileForm} errors={phoneErrors} defaultValues={{ mobile: '' }} step={changeMobile}>
        <PhoneField name="mobile" label="New UK mobile number" />
      </StepForm>
    </ChangeNumber>
  );
}
