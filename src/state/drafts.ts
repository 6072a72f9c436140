import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import { draftKept, type Drafts, loginBegun, personChanged, signInEnded } from './events';

/** The drafts of this document's forms. Never stored: it ends with the document, the sign-in, the person or the login. */
export const drafts = createReducer<Drafts>({}, (builder) =>
  builder
    .addCase(draftKept, (state, { payload }) => ({ ...state, ...payload }))
    .addMatcher(isAnyOf(personChanged, loginBegun, signInEnded), () => ({})),
);
