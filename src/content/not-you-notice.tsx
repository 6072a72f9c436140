import { useStateOnArrival } from '@/state/use-state-on-arrival';
import { startAgain } from './start-again';
import { StepButton } from './step-button';
import { Verbatim } from './verbatim';

/** Shows whose details are on the page. On a shared computer they may belong to the previous user. */
export default function NotYouNotice() {
  const email = useStateOnArrival((state) => state.profile.email);
  return (
    <p>
      {email ? (
        <>
          You are using the email address{' '}
          <strong>
            <Verbatim>{email}</Verbatim>
          </strong>
          .
        </>
      ) : (
        'These are the details of the person who logged in.'
      )}{' '}
      <StepButton step={startAgain} plain>
        Not you? Start again
      </StepButton>
    </p>
  );
}
