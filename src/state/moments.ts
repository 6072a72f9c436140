import { createAction } from '@reduxjs/toolkit';
import type { Lock } from './deadlines.shape';
import { noting } from './events';

// Events from which only deadlines are reckoned: apart from the others, which come with the first page.

/** The auth API has begun the session, or made it longer. */
export const sessionBegun = createAction('sessionBegun', noting('session'));
/** Another code went where the last one did, be it that of a login or of a change of number. */
export const codeSentAgain = createAction('codeSentAgain', noting('code'));
export const emailCodeSent = createAction('emailCodeSent', noting('emailCode'));
export const resetLinkSent = createAction('resetLinkSent', noting('resetLink'));
/** The server has refused something that was tried too often. */
export const lockMet = createAction('lockMet', (lock: Lock) => noting(`lock ${lock}`)());
/** The person has read how long the session lasts. */
export const warningHidden = createAction('warningHidden', noting('hidden'));
