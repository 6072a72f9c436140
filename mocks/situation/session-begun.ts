import { createAction } from '@reduxjs/toolkit';
import { withTimestamp } from '../../src/state/events';

/** Records when a session began, for situations that skip the arrival at which the app records it. */
export const sessionBegun = createAction('sessionBegun', withTimestamp('session'));
