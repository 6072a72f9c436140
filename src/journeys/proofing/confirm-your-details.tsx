import { NotYou } from '@/content/not-you';
import { useLock } from '@/deadlines/deadline';
import { LockWait } from '@/deadlines/lock-wait';
import { nothing } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/hooks';
import { DetailsList } from './check-your-details';
import { withCurrentMarks } from './questions';
import { recordFailure } from './steps/record-failure';

/** Look-ups are locked. No look-up was made. The user may wait, or prove who they are in another way (spec 2, section 8). */
function LookUpsLocked() {
  const end = useLock('match');
  return (
    <>
      {end && (
        <>
          <p>You have tried to match your details to an NHS record too many times.</p>
          <LockWait end={end}>
            <p>
              <Link to={paths.proofing.checkYourDetails}>Try to match your details again</Link>
            </p>
          </LockWait>
        </>
      )}
      <p>If you continue now, we'll use these details in the next step, when you prove who you are.</p>
    </>
  );
}

export default function ConfirmYourDetails() {
  const unmatched = useStateOnArrival((state) => state.proofing.selectedPYI);
  return (
    <Page title="Confirm your details">
      {unmatched ? (
        <p>We could not match these details to an NHS record. We'll use these details in the next step, when you prove who you are.</p>
      ) : (
        <LookUpsLocked />
      )}
      <DetailsList linkTo={withCurrentMarks} />
      <StepForm schema={nothing} step={recordFailure} />
      <NotYou always />
    </Page>
  );
}
