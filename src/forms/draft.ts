import type { Draft, Drafts, Typed } from '@/state/events';

/** Never in a draft: it would stay in memory after its page. */
const secret = ['password', 'otp', 'authorization', 'token'];

/** A user fills these in once, whichever of the pages that ask for them comes next. */
const travelling = ['email', 'remember'];

/** The values of these fields in a form, including values that were set without an event. */
export const readForm = (form: HTMLFormElement, fields: Typed): Typed => {
  const data = new FormData(form);
  return Object.fromEntries(
    Object.entries(fields).map(([name, first]) => [name, typeof first === 'boolean' ? data.has(name) : String(data.get(name) ?? '')]),
  );
};

/** The draft of a form: the values that differ from the first values of its page, without secrets. */
export const draftOf = (values: Typed, first: Typed): Draft =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, typed]) => {
      const over = first[name];
      return secret.includes(name) || over === undefined || over === typed ? [] : [[name, { typed, over }]];
    }),
  );

/** The fields whose drafts the next pages share. An emptied field is not shared: the next page's own value is better than none. */
export const travelsOn = (draft: Draft, first: Typed, before: Drafts[string]): Draft => ({
  ...before,
  ...Object.fromEntries(
    travelling.filter((name) => name in first).map((name) => [name, draft[name]?.typed === '' ? undefined : draft[name]]),
  ),
});

/** The first values of a form: those of the page, or what the user typed over the same ones before, here or in a field that travels on. */
export const withDraft = (first: Typed, drafts: Drafts, navigation: string): Typed =>
  Object.fromEntries(
    Object.entries(first).map(([name, value]) => {
      // The newest text counts: a field that travels on may have changed on another page since.
      const draft = [drafts.travelling, drafts[navigation]].map((saved) => saved?.[name]).find((saved) => saved?.over === value);
      return [name, draft ? draft.typed : value];
    }),
  );
