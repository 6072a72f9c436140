import { useLocation } from 'react-router-dom';
import { NUMBER_CHANGE_HOURS } from '@/constants';
import { BackToClient } from '@/content/back-to-client';
import type { NavigationState } from '@/outcome/outcome';
import { Page } from '@/page/page';

/** Whether the server has reported a pending change of number. */
export const useChangeWaits = () => (useLocation() as { state: NavigationState | null }).state?.waits === true;

export const ChangeWaits = () => (
  <Page title="You have asked to change your phone number">
    <p>To keep your account safe, a change takes {NUMBER_CHANGE_HOURS} hours. After that, log in with your new number.</p>
    <p>
      You cannot ask for another change until then. If you did not ask for this one, use the link in the email that we sent you to stop it.
    </p>
    <BackToClient />
  </Page>
);
