import type { Drafts, Typed } from '@/state/events';

/** The first values of a form: those of the page, or what was typed over the same ones before, here or in a field that travels on. */
export const withDraft = (first: Typed, drafts: Drafts, navigation: string): Typed =>
  Object.fromEntries(
    Object.entries(first).map(([name, value]) => {
      // The text typed last counts: a field that travels on may have been changed on another page since.
      const draft = [drafts.travelling, drafts[navigation]].map((kept) => kept?.[name]).find((kept) => kept?.over === value);
      return [name, draft ? draft.typed : value];
    }),
  );
