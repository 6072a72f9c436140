import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RESET_LINK_HOURS } from '@/limits-and-durations';
import { BackToClient } from '@/content/back-to-client';
import { StepButton } from '@/content/step-button';
import { Verbatim } from '@/content/verbatim';
import { goTo } from '@/outcome/outcome';
import type { Step } from '@/outcome/step';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { takeEmailedQuery } from '@/session/emailed-link';
import { sessionId } from '@/session/sign-in';
import { useAppSelector } from '@/state/hooks';
import { rememberEmail } from '@/state/store';
import { emailIn } from './reset-link';

export const getNewLink =
  (email: string): Step =>
  () =>
  (dispatch) => {
    if (email) dispatch(rememberEmail(email));
    return Promise.resolve(goTo(paths.forgottenPassword));
  };

export default function LinkExpired() {
  const { search } = useLocation();
  const onArrival = useAppSelector((state) => state.journey.emailedQuery);
  const [email] = useState(() => emailIn(search || onArrival));
  // A layout effect, so that the address is clean before an effect reports the page.
  useLayoutEffect(() => void takeEmailedQuery(), []);
  return (
    <Page title="This link has expired">
      <p>It has been more than {RESET_LINK_HOURS} hour since it was sent.</p>
      {email && (
        <p>
          We sent it to <Verbatim strong>{email}</Verbatim>.
        </p>
      )}
      {sessionId() ? (
        <StepButton step={getNewLink(email)}>Get a new link</StepButton>
      ) : (
        <>
          <p>To get a new link, go back to the website or app that you want to use and log in. Then select &apos;Forgot password&apos;.</p>
          <BackToClient />
        </>
      )}
    </Page>
  );
}
