import { leadsTo } from '@/outcome/leads-to';
import { leaveFor } from '@/outcome/outcome';
import { paths } from '@/paths';
import { chooseCookies } from '@/session/cookie-preference';

/** Stores the choice, then loads a whole page: scripts that were loaded under the old choice must not live on. */
export const saveCookieChoice = leadsTo<{ choice: 'use' | 'doNotUse' }>([paths.cookieSettingsChanged], ({ choice }) => () => {
  chooseCookies(choice === 'use');
  return Promise.resolve(leaveFor(paths.cookieSettingsChanged));
});
