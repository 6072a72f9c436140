import type { Draft, Drafts, Typed } from '@/state/events';

/** Never in a draft: it would stay in memory when its page has gone. */
const secret = ['password', 'otp', 'authorization', 'token'];

/** A person answers these once, whichever of the pages that ask for them comes next. */
const travelling = ['email', 'remember'];

/** The draft of a form: what its dirty fields hold, over the first values of its page. */
export const draftOf = (dirty: Typed, first: Typed): Draft =>
  Object.fromEntries(
    Object.entries(dirty).flatMap(([name, typed]) =>
      secret.includes(name) || first[name] === undefined ? [] : [[name, { typed, over: first[name] }]],
    ),
  );

/** The fields whose drafts travel on from a form. A field that was emptied does not: the next page's own value is better than none. */
export const travelsOn = (draft: Draft, first: Typed, before: Drafts[string]): Draft => ({
  ...before,
  ...Object.fromEntries(
    travelling.filter((name) => name in first).map((name) => [name, draft[name]?.typed === '' ? undefined : draft[name]]),
  ),
});
