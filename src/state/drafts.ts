import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import { draftChanged, type Drafts, loginBegun, signInEnded, userChanged } from './events';

/** The drafts of this document's forms. Never persisted: they end with the document, the sign-in, the user or the login. */
export const drafts = createReducer<Drafts>({}, (builder) =>
  builder
    .addCase(draftChanged, (state, { payload }) => ({ ...state, ...payload }))
    .addMatcher(isAnyOf(userChanged, loginBegun, signInEnded), () => ({})),
);
