import { createReducer } from '@reduxjs/toolkit';
import { documentHidden, stepEnded, stepStarted } from './events';

/**
 * `loading`: a step is under way. One at a time in the whole app, so nothing is sent twice by an impatient press.
 * A page that is being left stays loading until it is hidden: should the browser bring it back, its buttons work again.
 */
export const page = createReducer({ loading: false }, (builder) =>
  builder
    .addCase(stepStarted, () => ({ loading: true }))
    .addCase(stepEnded, () => ({ loading: false }))
    .addCase(documentHidden, () => ({ loading: false })),
);
