import { navigationBefore } from '@/history';
import { paths } from '@/paths';
import type { Draft, Drafts } from '@/state/events';
import { sealedStorage } from '@/state/storage/sealed-storage';
import { KEY_PREFIX } from '@/state/storage/stored';

const KEY = `${KEY_PREFIX}cookies-return`;

/** Texts that users read on the way to their cookie settings. */
const read: readonly string[] = [
  paths.cookies,
  paths.cookieSettings,
  paths.cookieSettingsChanged,
  paths.accessibility,
  paths.privacy,
  paths.termsAndConditions,
  paths.legalNotice,
];

/** The page from which a user opened the cookie settings, with what was typed there. */
export interface ReturnPage {
  path: string;
  draft: Draft;
}

/** Encrypts the page that the user came from, for the document that confirms the choice. Keeps the former one if the page is not known. */
export async function saveReturnPage(drafts: Drafts): Promise<void> {
  let back = 1;
  let navigation = navigationBefore(back);
  while (navigation && read.includes(navigation.split(' ')[0] ?? '')) navigation = navigationBefore(++back);
  const [path] = navigation?.split(' ') ?? [];
  if (!navigation || !path) return;
  await sealedStorage().setItem(KEY, JSON.stringify({ path, draft: drafts[navigation] ?? {} } satisfies ReturnPage));
}

/** Reads the page to return to. Undefined if there is none in this session. */
export async function readReturnPage(): Promise<ReturnPage | undefined> {
  const saved = await sealedStorage().getItem(KEY);
  return saved === null ? undefined : (JSON.parse(saved) as ReturnPage);
}

export const forgetReturnPage = () => void sealedStorage().removeItem(KEY);
