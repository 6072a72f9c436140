import { leaveFor } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { paths } from '@/paths';
import { chooseCookies } from '@/session/optional-cookies';
import type { CookieForm } from '../cookie-settings.form';

/** Stores the choice, then loads a whole page: scripts that were loaded under the old choice must not live on. */
export const saveCookieChoice: Step<CookieForm> =
  ({ choice }) =>
  () => {
    chooseCookies(choice === 'use');
    return Promise.resolve(leaveFor(paths.cookieSettingsChanged));
  };
