import { createReducer } from '@reduxjs/toolkit';
import { documentHidden, instructionGiven, stepEnded, stepStarted } from './events';

const idle = { loading: false, instruction: '', passwordRoute: '' };

/**
 * `loading`: a step is under way. One at a time in the whole app, so nothing is sent twice by an impatient press.
 * A page that is being left stays loading until it is hidden: should the browser bring it back, its buttons work again.
 * `instruction`: the sentence for a step that waits for the person, in place of 'Loading'; `passwordRoute`: the way out of that wait.
 */
export const page = createReducer(idle, (builder) =>
  builder
    .addCase(stepStarted, () => ({ ...idle, loading: true }))
    .addCase(instructionGiven, (state, { payload }) => ({ ...state, ...payload }))
    .addCase(stepEnded, () => idle)
    .addCase(documentHidden, () => idle),
);
