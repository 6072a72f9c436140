import { invalid, leaveFor } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { paths } from '@/paths';
import { chooseCookies } from '@/session/optional-cookies';
import { saveReturnPage } from '../return-page';

/** Stores the choice, then loads a new document, because a loaded script cannot be unloaded. */
export const saveCookieChoice: Step<{ choice: 'use' | 'doNotUse' }, 'CHOICE_NOT_SAVED'> =
  ({ choice }) =>
  async (_dispatch, getState) => {
    if (!chooseCookies(choice === 'use')) return invalid('choice', 'CHOICE_NOT_SAVED');
    await saveReturnPage(getState().drafts);
    return leaveFor(paths.cookieSettingsChanged);
  };
