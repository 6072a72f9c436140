import { createReducer } from '@reduxjs/toolkit';
import { shutDown, stepEnded, stepStarted } from './events';

/**
 * `loading`: a step is under way, `step` is its number. One at a time in the whole app, so nothing is sent twice by an impatient press.
 * A page that is being left stays loading until it is hidden: should the browser bring it back, its buttons work again.
 */
export const page = createReducer({ loading: false, step: 0 }, (builder) =>
  builder
    .addCase(stepStarted, ({ step }) => ({ loading: true, step: step + 1 }))
    .addCase(stepEnded, (state) => ({ ...state, loading: false }))
    .addCase(shutDown, (state) => ({ ...state, loading: false })),
);
