import {
  combineReducers,
  configureStore,
  type Middleware,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { removeCookie } from '@/session/cookies';
import { cookieNames } from '@/session/read-cookie';
import { sessionCookies } from '@/session/session';
import { announceSignOut, compareWithCookies, emailFingerprint, notifyOtherTabs, recordSignOut, sessionId } from '@/session/sign-in';
import { draftKey, removeStored, roundTripsKey, tokenOwnerKey, writeEntry } from '@/session/storage-entry';
import { inTime } from '@/timers';
import { client } from './client';
import { deadlines } from './deadlines';
import { emailEntered, loginBegun, signInEnded, userChanged } from './events';
import { journey } from './journey';
import { banners, documentState, drafts, page } from './page';
import { passkey } from './passkey';
import type { Saver } from './persistence';
import { profile } from './profile';
import { proofing } from './proofing';
import { type SignOutReason, signOutReasons } from './sign-out-reasons';

export const reducers = { profile, journey, proofing, passkey, client, deadlines, banners, page, drafts, document: documentState };

/** Actions of redux-persist carry functions, which cannot be serialised. Redux Toolkit checks actions in development only. */
const serializableCheck = import.meta.env.DEV && {
  ignoredActions: ['FLUSH', 'PAUSE', 'PERSIST', 'PURGE', 'REGISTER', 'REHYDRATE'].map((name) => `persist/${name}`),
};

/** The store of a document. `startSaving` loads what rehydrates and persists it; after a rejection it can be called again. */
export function makeStore(loadSaver = () => import('./persistence')) {
  let saver: Saver | undefined;
  let loadedSaver: Promise<Saver> | undefined;

  /** Removes what a sign-out removes from this browser, whether the saver is loaded or not. */
  const remove = (reason: SignOutReason) => {
    // Cookies and storage may belong to another sign-in now.
    const applied = compareWithCookies() === 'another' ? 'replaced' : reason;
    const { stored, client, cookies, announced } = signOutReasons[applied];
    // Without the session cookie nothing stored can be decrypted, so delete all of it.
    if (announced) announceSignOut(reason);
    const what = { client: client || sessionId() === '' };
    if (stored) {
      saver?.forget(what);
      removeStored(what);
    }
    // Typed text ends with the user and the login, too.
    if (applied !== 'replaced') writeEntry('local', draftKey, null);
    cookies.forEach(removeCookie);
    // The document used one of several. Otherwise every further login in this browser might use it too.
    if (reason === 'invalid' && sessionCookies().length > 1) removeCookie(cookieNames.authorization);
    // Every list of cookies contains the identity token.
    if (cookies.length > 0) writeEntry('local', tokenOwnerKey, null);
    recordSignOut(reason, { client });
  };

  /** Runs synchronously, so that no pending code can read the data afterwards. */
  const removeOnSignOut: Middleware = () => (next) => (action) => {
    const result = next(action);
    if (signInEnded.match(action)) {
      remove(action.payload);
      writeEntry('session', roundTripsKey, null);
    }
    if (userChanged.match(action)) remove('anotherEmail');
    if (loginBegun.match(action)) remove('anotherLogin');
    return result;
  };

  const store = configureStore({
    reducer: combineReducers(reducers),
    devTools: import.meta.env.DEV,
    middleware: (defaults) => defaults({ serializableCheck }).concat(removeOnSignOut),
  });

  const loadAndRehydrate = async () => {
    const { saveState } = await inTime(loadSaver());
    saver = saveState(store, reducers);
    await saver.rehydrated;
    return saver;
  };
  const startSaving = () => {
    loadedSaver ??= loadAndRehydrate().catch((error: unknown) => {
      loadedSaver = undefined;
      throw error;
    });
    return loadedSaver;
  };
  return {
    store,
    startSaving: startSaving,
    flush: () => saver?.flush() ?? Promise.resolve(),
    /** Whether another document has removed entries of this one. If so, the session ended there. */
    anyMissing: () => saver?.anyMissing() ?? false,
  };
}

export type Store = ReturnType<typeof makeStore>['store'];
export type RootState = ReturnType<Store['getState']>;
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;
export type Thunk<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>;

const reasonOf = { ours: undefined, gone: 'timedOut', ended: 'endedElsewhere', another: 'replaced' } as const;

/** Ends this document's sign-in if the cookies contain another one or none. Returns the reason, or undefined if the sign-in goes on. */
export const signOutIfOver = (): Thunk<SignOutReason | undefined> => (dispatch) => {
  const reason = reasonOf[compareWithCookies()];
  if (!reason) return undefined;
  dispatch(signInEnded(reason));
  return reason;
};

/** Stores an email address. A different one may belong to another user, so earlier data is cleared first. */
export const rememberEmail =
  (email: string): Thunk<void> =>
  (dispatch, getState) => {
    if (email !== getState().profile.email) dispatch(userChanged());
    dispatch(emailEntered(email));
    notifyOtherTabs('email-given', emailFingerprint(email));
  };
