import type { Draft } from '../events';
import { sealedStorage } from './sealed-storage';
import { KEY_PREFIX } from './stored';

const KEY = `${KEY_PREFIX}draft`;

interface SavedDraft {
  path: string;
  draft: Draft;
}

/** Encrypts the draft of the current page for the document that a redirect round trip returns to. */
export const saveDraft = (draft: Draft) =>
  sealedStorage().setItem(KEY, JSON.stringify({ path: window.location.pathname, draft } satisfies SavedDraft));

/** Reads the saved draft of the current page, once. Also removes the draft of any other page, because its round trip has not returned. */
export async function takeSavedDraft(): Promise<Draft | undefined> {
  const storage = sealedStorage();
  const saved = await storage.getItem(KEY);
  await storage.removeItem(KEY);
  if (saved === null) return undefined;
  const { path, draft } = JSON.parse(saved) as SavedDraft;
  return path === window.location.pathname ? draft : undefined;
}
