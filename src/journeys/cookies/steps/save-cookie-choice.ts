import { navigationBefore } from '@/history';
import { invalid, leaveFor } from '@/outcome/outcome';
import type { Step } from '@/outcome/step';
import { paths } from '@/paths';
import { chooseCookies } from '@/session/optional-cookies';
import type { Drafts } from '@/state/events';
import { type SavedDraft, saveDraft } from '@/state/sealed-storage';

/** Texts that users read between a page and their cookie settings. */
const texts: readonly string[] = [
  paths.cookies,
  paths.cookieSettings,
  paths.cookieSettingsChanged,
  paths.accessibility,
  paths.privacy,
  paths.termsAndConditions,
  paths.legalNotice,
];

/** The page from which the user opened the cookie settings. Undefined if it was in another document. */
function pageBefore(drafts: Drafts): SavedDraft | undefined {
  for (let back = 1; ; back += 1) {
    const navigation = navigationBefore(back);
    const path = navigation?.split(' ')[0];
    if (!navigation || !path) return undefined;
    if (!texts.includes(path)) return { path, draft: drafts[navigation] ?? {} };
  }
}

/** Stores the choice, then loads a new document, because a loaded script cannot be unloaded. */
export const saveCookieChoice: Step<{ choice: 'use' | 'doNotUse' }, 'CHOICE_NOT_SAVED'> =
  ({ choice }) =>
  async (_dispatch, getState) => {
    if (!chooseCookies(choice === 'use')) return invalid('choice', 'CHOICE_NOT_SAVED');
    const before = pageBefore(getState().drafts);
    if (before) await saveDraft(getState(), before);
    return leaveFor(paths.cookieSettingsChanged);
  };
