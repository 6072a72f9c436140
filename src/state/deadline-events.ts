import { createAction } from '@reduxjs/toolkit';
import { type Lock, withTimestamp } from './events';

// Events that only set timestamps. In `events.ts` they would add 0.1 kB to the first page, which uses none of them.

/** Another code was sent to the same number, for a login or for a change of number. */
export const codeSentAgain = createAction('codeSentAgain', withTimestamp('code'));
export const emailCodeSent = createAction('emailCodeSent', withTimestamp('emailCode'));
export const resetLinkSent = createAction('resetLinkSent', withTimestamp('resetLink'));
/** The server has refused a call because of too many attempts. */
export const lockStarted = createAction('lockStarted', (lock: Lock) => withTimestamp(`lock ${lock}`)());
/** The user has hidden the session warning. */
export const warningHidden = createAction('warningHidden', withTimestamp('hidden'));
