import { createReducer } from '@reduxjs/toolkit';
import { documentHidden, instructionGiven, stepEnded, stepStarted } from './events';

const idle = { loading: false, instruction: '' };

/**
 * `loading`: a step is under way. One at a time in the whole app, so nothing is sent twice by an impatient press.
 * A page that is being left stays loading until it is hidden: should the browser bring it back, its buttons work again.
 * `instruction`: the sentence for a step that waits for the person, in place of 'Loading'.
 */
export const page = createReducer(idle, (builder) =>
  builder
    .addCase(stepStarted, () => ({ ...idle, loading: true }))
    .addCase(instructionGiven, (state, { payload }) => ({ ...state, instruction: payload }))
    .addCase(stepEnded, () => idle)
    .addCase(documentHidden, () => idle),
);
