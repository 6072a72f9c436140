import { SESSION_HOURS } from '@/constants';
import { BackToClient } from '@/content/back-to-client';
import { useClientName } from '@/content/client-name';
import { Page } from '@/page/page';
import { useAppSelector } from '@/state/hooks';

export default function SessionTimeout() {
  const name = useClientName() ?? 'the website or app you are trying to use';
  const loggedIn = useAppSelector(({ journey }) => journey.loggedIn);
  // A new paragraph for another name, in room for both: a sentence that changes would be one that moves.
  return (
    <Page title={loggedIn ? 'We have logged you out' : 'Your session has ended'}>
      {loggedIn ? (
        <>
          <p>It has been more than {SESSION_HOURS} hour since you logged in. We logged you out to keep your information safe.</p>
          <p key={name} className="app-kept-lines">
            To carry on, go to <bdi>{name}</bdi> and log in again.
          </p>
        </>
      ) : (
        <>
          <p>It has been more than {SESSION_HOURS} hour since you started. We ended it to keep your information safe.</p>
          <p key={name} className="app-kept-lines">
            To carry on, go to <bdi>{name}</bdi> and log in.
          </p>
        </>
      )}
      <BackToClient asked button />
    </Page>
  );
}
