import type { Draft, Drafts, Typed } from '@/state/events';

/** Never stored in a draft, which stays in memory after its page. */
const secret = ['password', 'otp', 'authorization', 'token'];

/** Shared by all pages that ask for these fields, so that the user fills them in once. */
const sharedNames = ['email', 'remember'];

/** Reads the values of these fields from a form, including values that were set without an event. */
export const readForm = (form: HTMLFormElement, fields: Typed): Typed => {
  const data = new FormData(form);
  return Object.fromEntries(
    Object.entries(fields).map(([name, first]) => [name, typeof first === 'boolean' ? data.has(name) : String(data.get(name) ?? '')]),
  );
};

/** The draft of a form: the values that differ from the page's first values, without secrets. */
export const draftOf = (values: Typed, first: Typed): Draft =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, typed]) => {
      const over = first[name];
      return secret.includes(name) || over === undefined || over === typed ? [] : [[name, { typed, over }]];
    }),
  );

/** The drafts of the fields that pages share. An emptied field is not shared, because the next page's own value is better. */
export const sharedFields = (draft: Draft, first: Typed, before: Drafts[string]): Draft => ({
  ...before,
  ...Object.fromEntries(
    sharedNames.filter((name) => name in first).map((name) => [name, draft[name]?.typed === '' ? undefined : draft[name]]),
  ),
});

/** The first values of a form: those of the page, or what the user has typed over the same values, here or in a shared field. */
export const withDraft = (first: Typed, drafts: Drafts, navigation: string): Typed =>
  Object.fromEntries(
    Object.entries(first).map(([name, value]) => {
      // The shared draft wins, because it may be newer: another page may have changed the field since.
      const draft = [drafts.shared, drafts[navigation]].map((saved) => saved?.[name]).find((saved) => saved?.over === value);
      return [name, draft ? draft.typed : value];
    }),
  );
