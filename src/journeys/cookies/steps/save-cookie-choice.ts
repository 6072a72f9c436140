import { leaveFor } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { paths } from '@/paths';
import { chooseCookies } from '@/session/optional-cookies';

/** Stores the choice, then loads a new document, because a loaded script cannot be unloaded. */
export const saveCookieChoice: Step<{ choice: 'use' | 'doNotUse' }> =
  ({ choice }) =>
  () => {
    chooseCookies(choice === 'use');
    return Promise.resolve(leaveFor(paths.cookieSettingsChanged));
  };
