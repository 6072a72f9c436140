import { leaveFor } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { paths } from '@/paths';
import { chooseCookies } from '@/session/optional-cookies';

/** Stores the choice, then loads a whole page: scripts that were loaded under the old choice must not live on. */
export const saveCookieChoice: Step<{ choice: 'use' | 'doNotUse' }> =
  ({ choice }) =>
  () => {
    chooseCookies(choice === 'use');
    return Promise.resolve(leaveFor(paths.cookieSettingsChanged));
  };
