import { SECURITY_CODE_MINUTES } from '@/limits-and-durations';
import { NeedsSession } from '@/content/back-to-client';
import { StepButton } from '@/content/step-button';
import { NextStepChoice } from '@/forms/next-step-choice';
import { usePasskeyNextStep } from '@/journeys/passkey/offers/offers';
import { stepTo } from '@/outcome/step';
import { ButtonLink } from '@/page/button';
import { Page } from '@/page/page';
import { useBack } from '@/page/use-back';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/hooks';
import { callNewNumber, textNewNumber } from './steps/resend-security-code';
import { callLandline, textSecurityCode } from './steps/send-security-code';

const text = { value: 'text', label: 'Text me again with a new security code', step: textSecurityCode };
const call = { value: 'landline', label: 'Call my landline again with a new security code', step: callLandline };

const methods = {
  mobile: {
    back: paths.enterMobileCode,
    sent: 'we sent it',
    again: text,
    alone: <StepButton step={text.step}>{text.label}</StepButton>,
    otherNumber: 'landlineNumber',
    other: { value: 'landline', label: 'Call my landline to get a new security code', step: stepTo(paths.getCallLandline) },
    toNewNumber: { value: 'text', label: 'Text a new security code to my new number', step: textNewNumber },
  },
  landline: {
    back: paths.enterLandlineCode,
    sent: 'we called you',
    again: call,
    // Before a call, a page asks whether the user is at home.
    alone: <ButtonLink to={paths.getCallLandline}>{call.label}</ButtonLink>,
    otherNumber: 'phoneNumber',
    other: { value: 'text', label: 'Text me a new security code', step: textSecurityCode },
    toNewNumber: { value: 'landline', label: 'Call my new number with a new security code', step: callNewNumber },
  },
} as const;

/** An expired code. If it belongs to a number change, another code goes to the new number, which never becomes a login. */
export function CodeExpired({ method }: { method: keyof typeof methods }) {
  const { back, sent, again, alone, otherNumber, other, toNewNumber } = methods[method];
  const profile = useStateOnArrival((state) => state.profile);
  const passkey = usePasskeyNextStep();
  const changing = profile.changing === method;
  const others = changing
    ? [{ value: 'keep', label: 'Keep my old number', step: again.step }]
    : [...passkey, ...(profile[otherNumber] ? [other] : [])];
  const nextSteps =
    others.length > 0 ? <NextStepChoice legend="What do you want to do?" nextSteps={[changing ? toNewNumber : again, ...others]} /> : alone;
  return (
    <Page title="This security code has expired" back={useBack(back)}>
      <p>{`It has been more than ${SECURITY_CODE_MINUTES} minutes since ${changing ? 'we sent it to your new number' : sent}.`}</p>
      {changing ? nextSteps : <NeedsSession>{nextSteps}</NeedsSession>}
    </Page>
  );
}

export default function MobileCodeExpired() {
  return <CodeExpired method="mobile" />;
}
