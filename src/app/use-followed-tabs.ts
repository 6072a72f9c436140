import { useEffect } from 'react';
import { showInstead } from '@/history';
import { exit } from '@/outcome/exit';
import { type Path, paths } from '@/paths';
import { onMessageOfOtherTabs, type TabMessage } from '@/session/other-tabs';
import { dropAnswersUnderWay, signInMark } from '@/session/sign-in';
import { emailMark } from '@/session/tab-news';
import { useAppStore } from '@/state/hooks';
import type { RootState } from '@/state/store';
import { routeFor } from './route-for';

/** The pages that ask for a security code, which can be used once. */
const ofCode: readonly Path[] = [
  paths.chooseAuthenticationMethod,
  paths.enterMobileCode,
  paths.getCallLandline,
  paths.enterLandlineCode,
  paths.callFailed,
  paths.landlineCodeExpired,
];

/** Whether this page can no longer be finished, because of what another tab of the same sign-in has done. */
function isOvertaken({ kind, by }: Exclude<TabMessage, { kind: 'cookies-refused' }>, { profile, page }: RootState): boolean {
  const row = routeFor(window.location.pathname);
  if (!row?.guards.length) return false;
  if (kind === 'code-used') return !page.loading && ofCode.some((path) => path === row.path);
  return kind === 'email-given' && profile.email !== '' && emailMark(profile.email) !== by;
}

/** Two tabs of one sign-in both go on, until one of them makes the page of the other useless: that one says so, and leads back. */
export function useFollowedTabs() {
  const store = useAppStore();
  useEffect(
    () =>
      onMessageOfOtherTabs((message) => {
        if (message.kind === 'cookies-refused' || message.session !== signInMark()) return;
        if (!isOvertaken(message, store.getState())) return;
        // A call that is under way is about the address of before.
        dropAnswersUnderWay();
        if (!showInstead(paths.sessionInvalid, { elsewhere: 'carriedOn' })) void exit.leave(paths.sessionInvalid, true);
      }),
    [store],
  );
}
