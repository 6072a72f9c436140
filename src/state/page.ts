import { createReducer } from '@reduxjs/toolkit';
import { documentHidden, instructionGiven, stepEnded, stepStarted } from './events';

const idle = { loading: false, instruction: '', passwordRoute: '' };

/**
 * `loading`: a step is running. Only one runs in the whole app, so repeated clicks send nothing twice. It stays true while the document is
 * being unloaded. `documentHidden` resets it, so that buttons work if the browser restores the page. `instruction`: shown in place of
 * 'Loading' while a step waits for the user. `passwordRoute`: the page to use instead.
 */
export const page = createReducer(idle, (builder) =>
  builder
    .addCase(stepStarted, () => ({ ...idle, loading: true }))
    .addCase(instructionGiven, (state, { payload }) => ({ ...state, ...payload }))
    .addCase(stepEnded, () => idle)
    .addCase(documentHidden, () => idle),
);
