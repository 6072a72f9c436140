import { leadsTo } from '@/outcome/leads-to';
import { leaveFor } from '@/outcome/outcome';
import { paths } from '@/paths';
import { chooseCookies } from '@/session/cookie-preference';
import type { CookieForm } from '../cookie-settings.form';

/** Keeps the choice; then a full page load, so that nothing which was loaded under the old choice lives on. */
export const saveCookieChoice = leadsTo<CookieForm>([paths.cookieSettingsChanged], ({ choice }) => () => {
  chooseCookies(choice === 'use');
  return Promise.resolve(leaveFor(paths.cookieSettingsChanged));
});
