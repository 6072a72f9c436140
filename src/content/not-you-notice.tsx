import { stepTo } from '@/outcome/step';
import { paths } from '@/paths';
import { signInEnded } from '@/state/events';
import { useStateOnArrival } from '@/state/hooks';
import { StepButton } from './step-button';
import { Verbatim } from './verbatim';

/** Removes the user's data and begins the login again, for a user who sees another user's details. Makes no call. */
const startAgain = stepTo(paths.enterEmail, { replace: true }, signInEnded('notYou'));

function Whose() {
  const email = useStateOnArrival((state) => state.profile.email);
  if (!email) return 'Are these your details? ';
  return (
    <>
      You are using the email address <Verbatim strong>{email}</Verbatim>.{' '}
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
