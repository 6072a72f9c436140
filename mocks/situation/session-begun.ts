import { createAction } from '@reduxjs/toolkit';
import { withTimestamp } from '../../src/state/events';

/** Records the session start for situations that skip the app's arrival. */
export const sessionBegun = createAction('sessionBegun', withTimestamp('session'));
