import { createAction } from '@reduxjs/toolkit';
import { type Lock, noting } from './events';

// Events that only deadlines are reckoned from. In `events.ts` they would add 0.1 kB to the first page, which uses none of them.

/** Another code went where the last one did, for a login or for a change of number. */
export const codeSentAgain = createAction('codeSentAgain', noting('code'));
export const emailCodeSent = createAction('emailCodeSent', noting('emailCode'));
export const resetLinkSent = createAction('resetLinkSent', noting('resetLink'));
/** The server has refused something that was tried too often. */
export const lockMet = createAction('lockMet', (lock: Lock) => noting(`lock ${lock}`)());
/** The user has read how long the session lasts. */
export const warningHidden = createAction('warningHidden', noting('hidden'));
