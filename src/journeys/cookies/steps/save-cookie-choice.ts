import { leaveFor } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { paths } from '@/paths';
import { chooseCookies } from '@/session/optional-cookies';
import { saveReturnPage } from '../return-page';

/** Stores the choice, then loads a new document, because a loaded script cannot be unloaded. */
export const saveCookieChoice: Step<{ choice: 'use' | 'doNotUse' }> =
  ({ choice }) =>
  async (_dispatch, getState) => {
    chooseCookies(choice === 'use');
    await saveReturnPage(getState().drafts);
    return leaveFor(paths.cookieSettingsChanged);
  };
