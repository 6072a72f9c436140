import { draftKey, writeEntry } from '@/session/storage-entry';
import type { Deadlines } from './deadlines';
import type { Draft } from './events';
import { sealedStorage } from './sealed-storage';

/** A page to which the user returns in a later document, with what was typed there. */
export interface SavedDraft {
  path: string;
  draft: Draft;
}

interface State {
  deadlines: Deadlines;
}

/** Encrypts a draft for the document that a redirect round trip, or a choice about cookies, returns to. */
export const saveDraft = ({ deadlines }: State, saved: SavedDraft) => sealedStorage(() => deadlines).setItem(draftKey, saved);

/** Reads the saved draft. Null if there is none in this session. */
export const readSavedDraft = ({ deadlines }: State) => sealedStorage(() => deadlines).getItem(draftKey) as Promise<SavedDraft | null>;

export const forgetSavedDraft = () => void writeEntry('local', draftKey, null);
