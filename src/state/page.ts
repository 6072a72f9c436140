import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import type { Banners } from '@/api/banners';
import * as events from './events';
import type { Drafts, Onward } from './events';

// The slices that end with the document. None is ever persisted.

const idle = { loading: false, instruction: '', passwordRoute: '', onward: undefined as Onward | undefined };

/**
 * `loading`: a step is running. Only one runs in the app, so repeated clicks send nothing twice. It stays true while the document is
 * being unloaded. `documentHidden` resets it, so that buttons work if the browser restores the page. `instruction`: shown in place of
 * 'Loading' while a step waits for the user. `passwordRoute`: the page to use instead. `onward`: the link if the browser has not left.
 */
export const page = createReducer(idle, (builder) =>
  builder
    .addCase(events.stepStarted, () => ({ ...idle, loading: true }))
    .addCase(events.instructionGiven, (state, { payload }) => ({ ...state, ...payload }))
    .addCase(events.notLeft, (state, { payload: onward }) => ({ ...state, onward }))
    .addCase(events.stepEnded, () => idle)
    .addCase(events.documentHidden, () => idle),
);

/** State of the document, which does not end with a page. Never persisted. */
export const documentState = createReducer(
  {
    /** Not `navigator.onLine`, which is always false on some devices. A document that has loaded has had a network. */
    offline: false,
    /** The number of mounted pages that are busy with a step, a call on arrival, or the chunk of the next page. */
    busyPages: 0,
    /** `timeStamp` of the last click on any back link, in milliseconds. */
    backClickedAt: null as number | null,
    /** The runs of steps on arrival, used if storage is blocked. */
    arrivals: '',
  },
  (builder) =>
    builder
      .addCase(events.networkChanged, (state, { payload: offline }) => ({ ...state, offline }))
      .addCase(events.busyPagesChanged, (state, { payload }) => ({ ...state, busyPages: state.busyPages + payload }))
      .addCase(events.backClicked, (state, { payload: backClickedAt }) => ({ ...state, backClickedAt }))
      .addCase(events.ranOnArrival, (state, { payload: arrivals }) => ({ ...state, arrivals })),
);

/** The drafts of this document's forms. Never persisted: they end with the document, the sign-in, the user or the login. */
export const drafts = createReducer<Drafts>({}, (builder) =>
  builder
    .addCase(events.draftChanged, (state, { payload }) => ({ ...state, ...payload }))
    .addMatcher(isAnyOf(events.userChanged, events.loginBegun, events.signInEnded), () => ({})),
);

const none = { showBanner: false, message: '' };

/** The two status banners. Never stored: a banner from an hour ago misleads. */
export const banners = createReducer<Banners>({ app: none, alerts: none }, (builder) =>
  builder.addCase(events.bannersReceived, (_state, { payload }) => payload),
);
