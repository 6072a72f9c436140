import { LOCKOUT_MINUTES } from '@/limits-and-durations';
import { BackToClient } from '@/content/back-to-client';
import { useLock } from '@/deadlines/deadline';
import { LockWait } from '@/deadlines/lock-wait';
import { ButtonLink } from '@/page/button';
import { HelpCode } from '@/page/help/help-code';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';

/** The link back is shown from the start (spec 2, section 2): users may read the questions, and only the last one sends the answers. */
export default function P5PdsLimit() {
  const questions = useAppSelector(({ proofing }) => (proofing.knowNhsNumber ? paths.proofing.knowNhsNumber : paths.proofing.enterName));
  const end = useLock('records');
  const goBack = <Link to={questions}>go back and try again</Link>;
  return (
    <Page title="We are really busy at the moment">
      {end ? (
        <LockWait end={end} action={goBack}>
          <ButtonLink to={questions}>Try again</ButtonLink>
        </LockWait>
      ) : (
        <p>
          Wait {LOCKOUT_MINUTES} minutes, then {goBack}.
        </p>
      )}
      <p>We&apos;ve kept your answers.</p>
      <BackToClient fetches />
      <HelpCode />
    </Page>
  );
}
