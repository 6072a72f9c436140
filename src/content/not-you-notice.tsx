import { useStateOnArrival } from '@/state/hooks';
import { startAgain } from './start-again';
import { StepButton } from './step-button';
import { Verbatim } from './verbatim';

function Whose() {
  const email = useStateOnArrival((state) => state.profile.email);
  if (!email) return 'Are these your details? ';
  return (
    <>
      You are using the email address{' '}
      <strong>
        <Verbatim>{email}</Verbatim>
      </strong>
      .{' '}
    </>
  );
}

/** Shows whose details are on the page. On a shared computer they may belong to the previous user. */
export default function NotYouNotice({ shown }: { shown: boolean }) {
  return (
    <p>
      {!shown && <Whose />}
      <StepButton step={startAgain} plain>
        Not you? Start again
      </StepButton>
    </p>
  );
}
