import type { Drafts, Typed } from '@/state/events';

/** The first values of a form: those of the page, or what was typed over the same ones before, here or in a field that travels on. */
export const withDraft = (first: Typed, drafts: Drafts, navigation: string): Typed =>
  Object.fromEntries(
    Object.entries(first).map(([name, value]) => {
      const draft = (drafts[navigation] ?? drafts.travelling)?.[name];
      return [name, draft?.over === value ? draft.typed : value];
    }),
  );
