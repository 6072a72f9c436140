import { useEffect } from 'react';
import { showInstead } from '@/history';
import { exit } from '@/outcome/exit';
import { type Path, paths } from '@/paths';
import { subscribeToOtherTabs, type TabMessage } from '@/session/other-tabs';
import { discardPendingAnswers, signInFingerprint } from '@/session/sign-in';
import { emailFingerprint } from '@/session/sign-in-messages';
import { useAppStore } from '@/state/hooks';
import type { RootState } from '@/state/store';
import { routeFor } from './route-for';

/** The pages that ask for a security code. A code can be used only once. */
const ofCode: readonly Path[] = [
  paths.chooseAuthenticationMethod,
  paths.enterMobileCode,
  paths.getCallLandline,
  paths.enterLandlineCode,
  paths.callFailed,
  paths.landlineCodeExpired,
];

/** Whether this page can no longer be completed after an action in another tab of the same sign-in. */
function isOvertaken({ kind, by }: Exclude<TabMessage, { kind: 'cookies-refused' }>, { profile, page }: RootState): boolean {
  const row = routeFor(window.location.pathname);
  if (!row?.guards.length) return false;
  if (kind === 'code-used') return !page.loading && ofCode.some((path) => path === row.path);
  return kind === 'email-given' && profile.email !== '' && emailFingerprint(profile.email) !== by;
}

/**
 * Two tabs of one sign-in may continue independently. When one of them makes the other's page obsolete, that page is replaced by an
 * explanation with a link onwards.
 */
export function useFollowedTabs() {
  const store = useAppStore();
  useEffect(
    () =>
      subscribeToOtherTabs((message) => {
        if (message.kind === 'cookies-refused' || message.session !== signInFingerprint()) return;
        if (!isOvertaken(message, store.getState())) return;
        // A pending call may be about the previous email address.
        discardPendingAnswers();
        if (!showInstead(paths.sessionInvalid, { signOutReason: 'carriedOn' })) void exit.leave(paths.sessionInvalid, true);
      }),
    [store],
  );
}
