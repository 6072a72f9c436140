import { createReducer } from '@reduxjs/toolkit';
import type { Banners } from '@/api/banners';
import { bannersReceived } from './events';

const none = { showBanner: false, message: '' };

/** The two status banners. Never stored: a banner from an hour ago misleads. */
export const banners = createReducer<Banners>({ app: none, alerts: none }, (builder) =>
  builder.addCase(bannersReceived, (_state, { payload }) => payload),
);
